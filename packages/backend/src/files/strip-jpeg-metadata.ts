import { concatBytes, latin1At, dataView, type Bytes, type StrippedFile } from './bytes.ts'

const MARKER_PREFIX = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const EXIF = 0xe1

/** Whether the segment is needed for rendering: colours, tables, frames. The others contain metadata. */
function isRendered(marker: number, segment: Bytes): boolean {
  const hasIdentifier = (identifier: string) => latin1At(segment, 4, identifier.length) === identifier
  if (marker === 0xe0) return hasIdentifier('JFIF\0')
  if (marker === 0xe2) return hasIdentifier('ICC_PROFILE\0')
  if (marker === 0xee) return hasIdentifier('Adobe')
  return marker >= 0xc0 && marker < 0xe0
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/**
 * Removes comments, thumbnails, EXIF data and everything after the end of the image, where phones append videos with their
 * own metadata. The EXIF orientation is kept, because phones rotate pictures only by it. The pixels are not re-encoded.
 */
export function stripJpegMetadata(bytes: Bytes): StrippedFile {
  const view = dataView(bytes)
  const parts = [bytes.subarray(0, 2)]
  let pixels = 0
  for (let offset = 2; offset + 4 <= bytes.length;) {
    const marker = bytes[offset + 1] ?? 0
    if (bytes[offset] !== MARKER_PREFIX || marker === END_OF_IMAGE) break
    // A marker may be preceded by any number of fill bytes.
    if (marker === MARKER_PREFIX) {
      offset += 1
      continue
    }
    const end = offset + 2 + view.getUint16(offset + 2)
    if (end <= offset + 3 || end > bytes.length) break
    const segment = bytes.subarray(offset, end)
    if (isFrame(marker) && segment.length >= 9) pixels = view.getUint16(offset + 5) * view.getUint16(offset + 7)
    const orientation = marker === EXIF ? readOrientation(segment) : 1
    if (orientation > 1) parts.push(orientationSegment(orientation))
    if (isRendered(marker, segment)) parts.push(segment)
    offset = end
    if (marker === START_OF_SCAN) {
      offset = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, offset))
    }
  }
  return { bytes: concatBytes([...parts, new Uint8Array([MARKER_PREFIX, END_OF_IMAGE])]), pixels }
}

/** The offset of the next marker. Within a scan, 0xff may also be an escaped byte or a restart marker. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(MARKER_PREFIX, from); at !== -1; at = bytes.indexOf(MARKER_PREFIX, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const ORIENTATION_TAG = 0x0112
const ENTRY_BYTES = 12

/** The EXIF orientation, 1 to 8; 1 if there is none. */
function readOrientation(segment: Bytes): number {
  if (latin1At(segment, 4, 6) !== 'Exif\0\0') return 1
  const tiff = segment.subarray(10)
  const view = dataView(tiff)
  const isLittleEndian = latin1At(tiff, 0, 2) === 'II'
  if (tiff.length < 8) return 1
  const directory = view.getUint32(4, isLittleEndian)
  if (directory + 2 > tiff.length) return 1
  const entries = view.getUint16(directory, isLittleEndian)
  for (
    let at = directory + 2;
    at < directory + 2 + entries * ENTRY_BYTES && at + ENTRY_BYTES <= tiff.length;
    at += ENTRY_BYTES
  ) {
    if (view.getUint16(at, isLittleEndian) !== ORIENTATION_TAG) continue
    const orientation = view.getUint16(at + 8, isLittleEndian)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** An EXIF segment that contains only the orientation. */
function orientationSegment(orientation: number): Bytes {
  const header = [
    MARKER_PREFIX,
    EXIF,
    0,
    34,
    ...Array.from('Exif\0\0MM\0*\0\0\0\x08', (character) => character.charCodeAt(0)),
  ]
  return new Uint8Array([...header, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
}
