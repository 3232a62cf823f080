import { concatBytes, latin1At, dataView, type Bytes, type StrippedFile } from './bytes.ts'

/** Chunks needed for rendering. The others are texts, times and EXIF data. */
const RENDERED_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const SIGNATURE_BYTES = 8
const CHUNK_OVERHEAD_BYTES = 12

/** Removes texts, EXIF data and everything after the end of the image. */
export function stripPngMetadata(bytes: Bytes): StrippedFile {
  const view = dataView(bytes)
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  let pixels = 0
  for (let at = SIGNATURE_BYTES; at + CHUNK_OVERHEAD_BYTES <= bytes.length;) {
    const end = at + CHUNK_OVERHEAD_BYTES + view.getUint32(at)
    const name = latin1At(bytes, at + 4, 4)
    if (end > bytes.length) break
    if (name === 'IHDR' && end - at >= 20) pixels = view.getUint32(at + 8) * view.getUint32(at + 12)
    if (RENDERED_CHUNKS.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return { bytes: concatBytes(parts), pixels }
}
