import { joined, lettersAt, viewOf, type Bytes, type LeanFile } from './bytes.ts'

/** Chunks that say how to draw. The others are camera data and texts. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HEAD_BYTES = 12
/** In the first byte of VP8X: that camera data and a text follow. */
const SAYS_MORE = 0b1100

/** A WebP without camera data, texts and whatever follows its end. */
export function leanWebp(bytes: Bytes): LeanFile {
  const view = viewOf(bytes)
  const parts: Bytes[] = []
  let pixels = 0
  for (let at = HEAD_BYTES; at + 8 <= bytes.length;) {
    const name = lettersAt(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) break
    const chunk = bytes.slice(at, end)
    if (name === 'VP8X') chunk.set([(chunk[8] ?? 0) & ~SAYS_MORE], 8)
    if (DRAWN.has(name)) parts.push(chunk)
    pixels ||= pixelsOf(name, chunk)
    at = end
  }
  const head = bytes.slice(0, HEAD_BYTES)
  const body = joined(parts)
  viewOf(head).setUint32(4, body.length + 4, true)
  return { bytes: joined([head, body]), pixels }
}

/** What the first chunk says of its size. */
function pixelsOf(name: string, chunk: Bytes): number {
  if (chunk.length < 18) return 0
  const view = viewOf(chunk)
  if (name === 'VP8X') return ((view.getUint32(12, true) & 0xffffff) + 1) * ((view.getUint32(14, true) >>> 8) + 1)
  if (name === 'VP8 ') return (view.getUint16(14, true) & 0x3fff) * (view.getUint16(16, true) & 0x3fff)
  if (name !== 'VP8L') return 0
  const sizes = view.getUint32(9, true)
  return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1)
}
