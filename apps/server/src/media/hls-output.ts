import type { RtpPacket } from 'werift'
import type { Segments } from './segments.ts'

/** The first parts are short, so that there is something to play soon; then one in two seconds costs less. */
const KEY_FRAME_EVERY_MS = 1000
const SHORT_PARTS = 3
/** Packaging stops when no viewer has requested the playlist for this long. */
const IDLE_MS = 30_000
const MAX_WAIT_MS = 8000

interface HlsOutputOptions {
  hasSound: boolean
  requestKeyFrame(): void
  onIdle(): void
}

/** Packages a room as HLS while viewers request its playlist. The packager's code is loaded with the first request. */
export class HlsOutput {
  readonly #segments: Promise<Segments>
  readonly #keyFrames: ReturnType<typeof setInterval>
  readonly #onIdle: () => void
  #open: Segments | null = null
  #idle: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor({ hasSound, requestKeyFrame, onIdle }: HlsOutputOptions) {
    this.#onIdle = onIdle
    this.#segments = import('./segments.ts').then(({ Segments: Made }) => {
      const made = new Made({ hasSound, firstNumber: Math.floor(Date.now() / 1000), onFailed: onIdle })
      if (this.#isStopped) void made.stop()
      else this.#open = made
      requestKeyFrame()
      return made
    })
    let ticks = 0
    this.#keyFrames = setInterval(() => {
      ticks += 1
      if ((this.#open?.count ?? 0) < SHORT_PARTS || ticks % 2 === 0) requestKeyFrame()
    }, KEY_FRAME_EVERY_MS)
    this.#keep()
  }

  add(kind: string, packet: RtpPacket): void {
    this.#open?.add(kind, packet)
  }

  /** Null where the sender sends nothing for too long, as in a pause. */
  async playlist(): Promise<string | null> {
    this.#keep()
    const segments = await this.#segments
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)))
    await Promise.race([segments.isFilled, late])
    clearTimeout(timer)
    return segments.playlist()
  }

  file(name: string): Uint8Array<ArrayBuffer> | null {
    return this.#open?.file(name) ?? null
  }

  stop(): void {
    this.#isStopped = true
    clearInterval(this.#keyFrames)
    clearTimeout(this.#idle)
    void this.#open?.stop()
    this.#open = null
  }

  #keep(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(this.#onIdle, IDLE_MS)
  }
}
