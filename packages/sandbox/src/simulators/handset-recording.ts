const RATE = 8000
const SECONDS = 3
const TONE_HERTZ = 220
const HEADER_BYTES = 44

/** The recording of a call between handsets: a quiet tone of three seconds, as a WAV file. */
export function handsetRecording(): ArrayBuffer {
  const samples = RATE * SECONDS
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + samples))
  const text = (at: number, letters: string) => new Uint8Array(file.buffer, at).set(new TextEncoder().encode(letters))
  text(0, 'RIFF')
  file.setUint32(4, HEADER_BYTES - 8 + samples, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  // One channel of plain samples, each of a byte.
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE, true)
  file.setUint16(32, 1, true)
  file.setUint16(34, 8, true)
  text(36, 'data')
  file.setUint32(40, samples, true)
  for (let at = 0; at < samples; at += 1)
    file.setUint8(HEADER_BYTES + at, 128 + Math.round(12 * Math.sin((2 * Math.PI * TONE_HERTZ * at) / RATE)))
  return file.buffer
}
