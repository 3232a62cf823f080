import { lettersAt, type Bytes, type LeanFile } from './bytes.ts'

const TAG_HEAD_BYTES = 10
const LAST_TAG_BYTES = 128

/** An MP3, or AAC in frames, without the notes before and after its sound. */
export function leanMpeg(bytes: Bytes): LeanFile {
  const end = bytes.length - LAST_TAG_BYTES
  const hasLastTag = end > 0 && lettersAt(bytes, end, 3) === 'TAG'
  return { bytes: bytes.slice(startOfSound(bytes), hasLastTag ? end : bytes.length) }
}

/** Behind the notes: each of their four bytes of length counts seven bits. */
function startOfSound(bytes: Bytes): number {
  let at = 0
  while (lettersAt(bytes, at, 3) === 'ID3') {
    const length = bytes.subarray(at + 6, at + TAG_HEAD_BYTES).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    const hasFoot = ((bytes[at + 5] ?? 0) & 0x10) !== 0
    at += TAG_HEAD_BYTES + length + (hasFoot ? TAG_HEAD_BYTES : 0)
  }
  return at
}

/** Which of the two begins behind the notes: eleven bits set, then a version, layer, rate and frequency that there are. */
export function mpegType(bytes: Bytes): 'audio/mpeg' | 'audio/aac' | null {
  const at = startOfSound(bytes)
  const [mark = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3)
  if (mark !== 0xff) return null
  if ((kind & 0xf6) === 0xf0) return 'audio/aac'
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3]
  const isFrame = (kind & 0xe0) === 0xe0 && version !== 1 && layer !== 0
  return isFrame && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3 ? 'audio/mpeg' : null
}
