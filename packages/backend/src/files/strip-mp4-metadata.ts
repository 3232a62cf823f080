import { latin1At, dataView, type Bytes, type StrippedFile } from './bytes.ts'

/** Boxes that may contain a place, a person or a device. */
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid'])
const CONTAINER_BOXES = new Set(['moov', 'trak', 'moof', 'traf'])

/** Overwrites the metadata boxes instead of removing them, because the file refers to its audio data by offset. */
export function stripMp4Metadata(bytes: Bytes): StrippedFile {
  const stripped = bytes.slice()
  blankMetadata(stripped, 0, stripped.length)
  return { bytes: stripped }
}

function blankMetadata(bytes: Bytes, from: number, to: number): void {
  const view = dataView(bytes)
  for (let at = from; at + 8 <= to;) {
    const name = latin1At(bytes, at + 4, 4)
    const size32 = view.getUint32(at)
    const isLong = size32 === 1 && at + 16 <= to
    // A size of zero means: to the end.
    const size = isLong ? Number(view.getBigUint64(at + 8)) : size32 || to - at
    const start = at + (isLong ? 16 : 8)
    const end = Math.min(at + size, to)
    if (end < start) return
    if (CONTAINER_BOXES.has(name)) blankMetadata(bytes, start, end)
    if (METADATA_BOXES.has(name)) {
      bytes.set(new TextEncoder().encode('free'), at + 4)
      bytes.fill(0, start, end)
    }
    at = end
  }
}
