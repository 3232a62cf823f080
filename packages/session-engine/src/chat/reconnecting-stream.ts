import { createAbort, type Abort } from '../driver/abort.ts'
import { isVisible } from '../driver/is-visible.ts'
import type { Ports, Signal } from '../driver/ports.ts'
import { createSubscriptions } from '../driver/subscriptions.ts'
import { createTimer } from '../driver/timer.ts'
import { readFailure } from './read-failure.ts'
import { readStream, type StreamBody, type StreamResponse } from './read-stream.ts'

const SILENCE_MS = 45_000
const RECONNECT_MS = [1000, 2000, 4000, 8000, 16_000, 30_000]
/** After a stream that lived so long the waits start again from the first. */
const GOOD_LIFE_MS = 10_000

/** Keeps one stream open while the page is visible. */
export interface ReconnectingStream {
  isOpen(): boolean
  close(): void
}

interface ReconnectingStreamOptions {
  request(signal: Signal): Promise<StreamResponse>
  createReader(retry: (ms: number) => void): { read(piece: string): void }
  onOpen(): void
  onLost(): void
  clock: Ports['clock']
  scheduler: Ports['scheduler']
  lifecycle?: Ports['lifecycle']
  silenceMs?: number
  reconnectMs?: readonly number[]
}

export function createReconnectingStream(options: ReconnectingStreamOptions): ReconnectingStream {
  const timer = createTimer(options.scheduler)
  let current: Abort | null = null
  let isOpen = false
  let isClosed = false
  let failures = 0
  let askedWaitMs = 0
  const subscriptions = createSubscriptions()

  /** Closes the stream; returns whether it was open. */
  function drop(): boolean {
    timer.stop()
    current?.abort()
    current = null
    const wasOpen = isOpen
    isOpen = false
    return wasOpen
  }

  function watchSilence(): void {
    timer.start(options.silenceMs ?? SILENCE_MS, lost)
  }

  function lost(): void {
    const waits = options.reconnectMs ?? RECONNECT_MS
    const wasOpen = drop()
    failures += 1
    timer.start(Math.max(askedWaitMs, waits[Math.min(failures, waits.length) - 1] ?? 0), () => void connect())
    if (wasOpen) options.onLost()
  }

  function readEvents(body: StreamBody, signal: Signal): Promise<void> {
    const events = options.createReader((ms) => (askedWaitMs = ms))
    return readStream(body, signal, (text) => {
      watchSilence()
      events.read(text)
    })
  }

  async function connect(): Promise<void> {
    drop()
    const abort = createAbort()
    current = abort
    let openedAt: number | null = null
    watchSilence()
    try {
      const { status, body } = await options.request(abort.signal)
      if (abort.signal.aborted) return
      // Our own choice: a server that refuses the stream is asked again when the page comes back, not before.
      if (readFailure({ status }).refused || status === 204) return void drop()
      if (status === 200 && body) {
        openedAt = options.clock.mono()
        isOpen = true
        options.onOpen()
        await readEvents(body, abort.signal)
      }
    } catch {
      // A broken stream is what polling is there for; it is opened again below.
    }
    if (abort.signal.aborted) return
    if (openedAt !== null && options.clock.mono() - openedAt >= GOOD_LIFE_MS) failures = 0
    lost()
  }

  subscriptions.add(() =>
    options.lifecycle?.subscribe((event) => {
      if (isClosed) return
      if (event === 'hidden' || event === 'frozen') {
        if (drop()) options.onLost()
      } else if (isVisible(options.lifecycle)) {
        failures = 0
        void connect()
      }
    }),
  )
  if (isVisible(options.lifecycle)) void connect()

  return {
    isOpen: () => isOpen,
    close() {
      isClosed = true
      subscriptions.stop()
      drop()
    },
  }
}
