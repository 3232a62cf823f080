import { joined, lettersAt, viewOf, type Bytes, type LeanFile } from './bytes.ts'

const MARK = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const EXIF = 0xe1

/** Segments that say how to draw: colours, tables, frames. Beside them a camera writes when, where and with what. */
function isDrawn(marker: number, segment: Bytes): boolean {
  const says = (word: string) => lettersAt(segment, 4, word.length) === word
  if (marker === 0xe0) return says('JFIF\0')
  if (marker === 0xe2) return says('ICC_PROFILE\0')
  if (marker === 0xee) return says('Adobe')
  return marker >= 0xc0 && marker < 0xe0
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/**
 * A JPEG without comments, thumbnails, camera data and whatever follows the picture (a phone may put a film there, with a place
 * of its own). Which side is up is kept: a phone turns pictures by saying so. Not a pixel is drawn anew.
 */
export function leanJpeg(bytes: Bytes): LeanFile {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let pixels = 0
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== MARK || marker === END_OF_IMAGE) break
    // Any number of these may stand before a marker.
    if (marker === MARK) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end <= at + 3 || end > bytes.length) break
    const segment = bytes.subarray(at, end)
    if (isFrame(marker) && segment.length >= 9) pixels = view.getUint16(at + 5) * view.getUint16(at + 7)
    const upIs = marker === EXIF ? orientationOf(segment) : 1
    if (upIs > 1) parts.push(orientationSegment(upIs))
    if (isDrawn(marker, segment)) parts.push(segment)
    at = end
    if (marker === START_OF_SCAN) {
      at = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, at))
    }
  }
  return { bytes: joined([...parts, new Uint8Array([MARK, END_OF_IMAGE])]), pixels }
}

/** Where the next marker is; within a scan one means an escaped byte or a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** 1 to 8, as EXIF counts; 1 where it says nothing. */
function orientationOf(segment: Bytes): number {
  if (lettersAt(segment, 4, 6) !== 'Exif\0\0') return 1
  const tiff = segment.subarray(10)
  const view = viewOf(tiff)
  const isLittle = lettersAt(tiff, 0, 2) === 'II'
  if (tiff.length < 8) return 1
  const list = view.getUint32(4, isLittle)
  if (list + 2 > tiff.length) return 1
  const entries = view.getUint16(list, isLittle)
  for (let at = list + 2; at < list + 2 + entries * ENTRY_BYTES && at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const upIs = view.getUint16(at + 8, isLittle)
    return upIs >= 1 && upIs <= 8 ? upIs : 1
  }
  return 1
}

/** Camera data that say nothing but this. */
function orientationSegment(upIs: number): Bytes {
  const head = [MARK, EXIF, 0, 34, ...Array.from('Exif\0\0MM\0*\0\0\0\x08', (letter) => letter.charCodeAt(0))]
  return new Uint8Array([...head, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, upIs, 0, 0, 0, 0, 0, 0])
}
