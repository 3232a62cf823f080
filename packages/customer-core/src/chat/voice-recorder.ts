/** A recording that runs. */
export interface Recording {
  /** Ends it; null when nothing was heard. */
  stop(): Promise<{ file: File; seconds: number } | null>
  cancel(): void
}

export type MicrophoneProblem = 'refused' | 'missing' | 'unsupported'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem
  constructor(problem: MicrophoneProblem) {
    super()
    this.problem = problem
  }
}

const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const BITS_PER_SECOND = 32_000
const MIN_SECONDS = 0.5

/** Asks for the microphone and records. Rejects with a MicrophoneError. */
export async function startRecording(): Promise<Recording> {
  const format = globalThis.MediaRecorder ? FORMATS.find((one) => MediaRecorder.isTypeSupported(one)) : undefined
  if (format === undefined || !navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    throw new MicrophoneError(name === 'NotFoundError' ? 'missing' : 'refused')
  })
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_PER_SECOND })
  const chunks: Blob[] = []
  const release = () => stream.getTracks().forEach((track) => track.stop())
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const startedAt = performance.now()
  recorder.start()
  return {
    stop: () =>
      new Promise((resolve) => {
        const seconds = (performance.now() - startedAt) / 1000
        const type = format.split(';')[0] ?? format
        const finish = () => {
          release()
          const file = new File(chunks, `recording.${type.slice('audio/'.length)}`, { type })
          resolve(file.size > 0 && seconds >= MIN_SECONDS ? { file, seconds: Math.round(seconds) } : null)
        }
        // An unplugged microphone has ended it.
        if (recorder.state === 'inactive') return finish()
        recorder.addEventListener('stop', finish)
        recorder.stop()
      }),
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
