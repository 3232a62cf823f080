/** A box of an MP4 file: where its content begins, and where the box ends. */
interface Box {
  type: string
  at: number
  content: number
  end: number
}

function* boxesIn(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4))
    const end = size === 0 ? to : at + size
    yield { type, at, content: at + 8, end }
    at = end
  }
}

function find(view: DataView, [type, ...inside]: readonly string[], from: number, to: number): Box {
  for (const box of boxesIn(view, from, to))
    if (box.type === type) return inside.length === 0 ? box : find(view, inside, box.content, box.end)
  throw new Error(`A recording has no "${type}" box.`)
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Ticks of a second for each track, by its number: from the part that comes before all others. */
export function timescalesOf(init: Uint8Array): Map<number, number> {
  const view = viewOf(init)
  const { content, end } = find(view, ['moov'], 0, init.byteLength)
  const scales = new Map<number, number>()
  for (const track of boxesIn(view, content, end)) {
    if (track.type !== 'trak') continue
    const header = find(view, ['tkhd'], track.content, track.end).content
    const media = find(view, ['mdia', 'mdhd'], track.content, track.end).content
    // Version 1 has times of eight bytes before the field, version 0 of four.
    const id = view.getUint32(header + (view.getUint8(header) === 1 ? 20 : 12))
    scales.set(id, view.getUint32(media + (view.getUint8(media) === 1 ? 20 : 12)))
  }
  return scales
}

/** A part of a recording as if it were played so many seconds later, as part number `sequence`. */
export function shifted(
  part: Uint8Array,
  seconds: number,
  sequence: number,
  scales: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(part)
  const view = viewOf(copy)
  for (const box of boxesIn(view, 0, copy.byteLength)) {
    if (box.type === 'sidx') shiftIndex(view, box, seconds)
    if (box.type !== 'moof') continue
    for (const inner of boxesIn(view, box.content, box.end)) {
      if (inner.type === 'mfhd') view.setUint32(inner.content + 4, sequence)
      if (inner.type !== 'traf') continue
      const track = view.getUint32(find(view, ['tfhd'], inner.content, inner.end).content + 4)
      const decodeTime = find(view, ['tfdt'], inner.content, inner.end).content
      add(view, decodeTime, decodeTime + 4, seconds * (scales.get(track) ?? 0))
    }
  }
  return copy
}

/** Its earliest time comes after the version, the reference and the timescale. */
function shiftIndex(view: DataView, { content }: Box, seconds: number): void {
  add(view, content, content + 12, seconds * view.getUint32(content + 8))
}

/** A time has eight bytes in version 1 of its box, and four before. */
function add(view: DataView, version: number, field: number, ticks: number): void {
  if (view.getUint8(version) === 1) view.setBigUint64(field, view.getBigUint64(field) + BigInt(Math.round(ticks)))
  else view.setUint32(field, (view.getUint32(field) + Math.round(ticks)) >>> 0)
}
