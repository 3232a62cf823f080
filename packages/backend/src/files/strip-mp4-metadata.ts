import { lettersAt, viewOf, type Bytes, type LeanFile } from './bytes.ts'

/** Boxes that may name a place, a person or a device. */
const TELLS_MORE = new Set(['udta', 'meta', 'uuid'])
const HOLDS_BOXES = new Set(['moov', 'trak', 'moof', 'traf'])

/** A sound in MP4 whose boxes of notes are blank: nothing moves, because the sound is found by its distance from the start. */
export function leanMp4(bytes: Bytes): LeanFile {
  const lean = bytes.slice()
  blankNotes(lean, 0, lean.length)
  return { bytes: lean }
}

function blankNotes(bytes: Bytes, from: number, to: number): void {
  const view = viewOf(bytes)
  for (let at = from; at + 8 <= to;) {
    const name = lettersAt(bytes, at + 4, 4)
    const written = view.getUint32(at)
    const isLong = written === 1 && at + 16 <= to
    // Zero says: to the end.
    const size = isLong ? Number(view.getBigUint64(at + 8)) : written || to - at
    const begins = at + (isLong ? 16 : 8)
    const end = Math.min(at + size, to)
    if (end < begins) return
    if (HOLDS_BOXES.has(name)) blankNotes(bytes, begins, end)
    if (TELLS_MORE.has(name)) {
      bytes.set(new TextEncoder().encode('free'), at + 4)
      bytes.fill(0, begins, end)
    }
    at = end
  }
}
