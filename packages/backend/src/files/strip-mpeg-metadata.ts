import { latin1At, type Bytes, type StrippedFile } from './bytes.ts'

const ID3V2_HEADER_BYTES = 10
const ID3V1_BYTES = 128

/** Removes the ID3 tags before and after the audio of an MP3 or ADTS AAC file. */
export function stripMpegMetadata(bytes: Bytes): StrippedFile {
  const end = bytes.length - ID3V1_BYTES
  const hasId3v1 = end > 0 && latin1At(bytes, end, 3) === 'TAG'
  return { bytes: bytes.slice(startOfAudio(bytes), hasId3v1 ? end : bytes.length) }
}

/** The offset after the ID3v2 tags, whose four length bytes have seven bits each. */
function startOfAudio(bytes: Bytes): number {
  let at = 0
  while (latin1At(bytes, at, 3) === 'ID3') {
    const length = bytes.subarray(at + 6, at + ID3V2_HEADER_BYTES).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0
    at += ID3V2_HEADER_BYTES + length + (hasFooter ? ID3V2_HEADER_BYTES : 0)
  }
  return at
}

/** The type by the first frame after the tags: eleven set bits, then a valid version, layer, bit rate and sample rate. */
export function mpegType(bytes: Bytes): 'audio/mpeg' | 'audio/aac' | null {
  const at = startOfAudio(bytes)
  const [sync = 0, header = 0, rates = 0] = bytes.subarray(at, at + 3)
  if (sync !== 0xff) return null
  if ((header & 0xf6) === 0xf0) return 'audio/aac'
  const [version, layer] = [(header >> 3) & 3, (header >> 1) & 3]
  const isFrame = (header & 0xe0) === 0xe0 && version !== 1 && layer !== 0
  return isFrame && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3 ? 'audio/mpeg' : null
}
