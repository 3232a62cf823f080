/** Width and height of a picture of H.264 in Annex B, as its sequence parameters say. Null where it has none that we read. */
export function pictureSize(frame: Uint8Array): { width: number; height: number } | null {
  const start = sequenceParametersIn(frame)
  if (start === null) return null
  const read = bitReader(withoutEscapes(frame.subarray(start, start + MAX_BYTES)))
  const profile = read.bits(8)
  read.bits(16)
  read.number()
  if (profile >= 100) {
    // Only the usual colours: 4:2:0, eight bits, no scaling lists of its own.
    if (read.number() !== 1) return null
    read.number()
    read.number()
    read.bits(1)
    if (read.bits(1) === 1) return null
  }
  read.number()
  const order = read.number()
  if (order === 0) read.number()
  else if (order === 1) return null
  read.number()
  read.bits(1)
  const columns = read.number() + 1
  const rows = read.number() + 1
  const isProgressive = read.bits(1) === 1
  if (!isProgressive) read.bits(1)
  read.bits(1)
  const [left, right, top, bottom] =
    read.bits(1) === 1 ? [read.number(), read.number(), read.number(), read.number()] : [0, 0, 0, 0]
  const lines = isProgressive ? 1 : 2
  return { width: columns * 16 - 2 * (left + right), height: lines * (rows * 16 - 2 * (top + bottom)) }
}

const SEQUENCE_PARAMETERS = 7
const MAX_BYTES = 64

/** Where they begin, after `00 00 01` and the type. */
function sequenceParametersIn(frame: Uint8Array): number | null {
  for (let at = 0; at + 4 < frame.length; at += 1)
    if (frame[at] === 0 && frame[at + 1] === 0 && frame[at + 2] === 1 && (frame[at + 3]! & 31) === SEQUENCE_PARAMETERS)
      return at + 4
  return null
}

/** `00 00 03` stands for `00 00`, so that no start code is inside. */
const withoutEscapes = (bytes: Uint8Array): number[] =>
  [...bytes].filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0))

function bitReader(bytes: readonly number[]) {
  let at = 0
  const bit = () => {
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    at += 1
    return value
  }
  const bits = (count: number) => Array.from({ length: count }, bit).reduce((value, next) => value * 2 + next, 0)
  return {
    bits,
    /** An Exp-Golomb code. */
    number() {
      let zeros = 0
      while (zeros < 31 && bit() === 0) zeros += 1
      return 2 ** zeros - 1 + bits(zeros)
    },
  }
}
