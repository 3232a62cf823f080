import type { Extension } from '@tarapath/backend'
import { createHandsets } from '@tarapath/sandbox'

/** Who talks longer is recorded. */
const UNRECORDED_SECONDS = 60

const RECORDING_URL = 'https://recordings.example/call.wav'

/** The sandbox's telephones, with recordings as a provider has them. */
export const recordedCalls = (): Extension => ({
  ports({ db, clock }) {
    const handsets = createHandsets(db, clock)
    return {
      calls: {
        ...handsets,
        async report(legId) {
          const report = await handsets.report(legId)
          if (!report?.ended || (report.ended.talkSeconds ?? 0) <= UNRECORDED_SECONDS) return report
          return { ...report, ended: { ...report.ended, recordingUrl: RECORDING_URL } }
        },
        fetchRecording: async () => new Response(silence(), { headers: { 'content-type': 'audio/wav' } }),
      },
    }
  },
})

const RATE = 8000
const SECONDS = 3

/** Three seconds, as a file. */
function silence(): ArrayBuffer {
  const samples = RATE * SECONDS
  const file = new DataView(new ArrayBuffer(44 + samples))
  const text = (at: number, letters: string) => new Uint8Array(file.buffer, at).set(new TextEncoder().encode(letters))
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples, true)
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
  new Uint8Array(file.buffer, 44).fill(128)
  return file.buffer
}
