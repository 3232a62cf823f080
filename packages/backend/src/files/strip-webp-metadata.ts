import { concatBytes, latin1At, dataView, type Bytes, type StrippedFile } from './bytes.ts'

/** Chunks needed for rendering. The others are EXIF data and XMP texts. */
const RENDERED_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HEADER_BYTES = 12
/** The flags in the first byte of VP8X that announce EXIF and XMP chunks. */
const METADATA_FLAGS = 0b1100

/** Removes EXIF data, XMP texts and everything after the end of the image. */
export function stripWebpMetadata(bytes: Bytes): StrippedFile {
  const view = dataView(bytes)
  const parts: Bytes[] = []
  let pixels = 0
  for (let at = HEADER_BYTES; at + 8 <= bytes.length;) {
    const name = latin1At(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) break
    const chunk = bytes.slice(at, end)
    if (name === 'VP8X') chunk.set([(chunk[8] ?? 0) & ~METADATA_FLAGS], 8)
    if (RENDERED_CHUNKS.has(name)) parts.push(chunk)
    pixels ||= pixelCount(name, chunk)
    at = end
  }
  const header = bytes.slice(0, HEADER_BYTES)
  const body = concatBytes(parts)
  dataView(header).setUint32(4, body.length + 4, true)
  return { bytes: concatBytes([header, body]), pixels }
}

/** Width times height, as an image chunk or VP8X contains it; 0 for other chunks. */
function pixelCount(name: string, chunk: Bytes): number {
  if (chunk.length < 18) return 0
  const view = dataView(chunk)
  if (name === 'VP8X') return ((view.getUint32(12, true) & 0xffffff) + 1) * ((view.getUint32(14, true) >>> 8) + 1)
  if (name === 'VP8 ') return (view.getUint16(14, true) & 0x3fff) * (view.getUint16(16, true) & 0x3fff)
  if (name !== 'VP8L') return 0
  const dimensions = view.getUint32(9, true)
  return ((dimensions & 0x3fff) + 1) * (((dimensions >>> 14) & 0x3fff) + 1)
}
