import { joined, lettersAt, viewOf, type Bytes, type LeanFile } from './bytes.ts'

/** Chunks that say how to draw. The others are texts, times and camera data. */
const DRAWN = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))
const SIGNATURE_BYTES = 8
const AROUND_BYTES = 12

/** A PNG without texts, camera data and whatever follows its end. */
export function leanPng(bytes: Bytes): LeanFile {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  let pixels = 0
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length;) {
    const end = at + AROUND_BYTES + view.getUint32(at)
    const name = lettersAt(bytes, at + 4, 4)
    if (end > bytes.length) break
    if (name === 'IHDR' && end - at >= 20) pixels = view.getUint32(at + 8) * view.getUint32(at + 12)
    if (DRAWN.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return { bytes: joined(parts), pixels }
}
