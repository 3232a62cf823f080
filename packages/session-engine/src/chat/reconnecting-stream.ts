import { createAbort, type Abort } from '../driver/abort.ts'
import type { Cancel, Ports, Signal, Unsubscribe } from '../driver/ports.ts'
import { ignoreErrors } from '../driver/ignore-errors.ts'

const SILENCE_MS = 45_000
const RECONNECT_MS = [1000, 2000, 4000, 8000, 16_000, 30_000]
/** A stream that lived so long was a good one: the next waits begin anew. */
const GOOD_LIFE_MS = 10_000

/** The part of a `Response` that is needed; the reply of `fetch` fits. */
export interface StreamResponse {
  readonly status: number
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> }
  } | null
}

interface Decoder {
  decode(bytes: Uint8Array | undefined, o: { stream: boolean }): string
}

/** Keeps one stream open while the page is in sight. */
export interface ReconnectingStream {
  isOpen(): boolean
  close(): void
}

/** 4xx but for "too slow" and "too many": the same request would be refused again. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

export function createReconnectingStream(o: {
  request(signal: Signal): Promise<StreamResponse>
  createReader(retry: (ms: number) => void): { read(piece: string): void }
  onOpen(): void
  onLost(): void
  clock: Ports['clock']
  scheduler: Ports['scheduler']
  lifecycle?: Ports['lifecycle']
  silenceMs?: number
  reconnectMs?: readonly number[]
}): ReconnectingStream {
  let current: Abort | null = null
  let isOpen = false
  let isClosed = false
  let failures = 0
  let askedWaitMs = 0
  let cancelTimer: Cancel | null = null
  let stopLifecycle: Unsubscribe | undefined

  function wait(ms: number, fn: () => void): void {
    cancelTimer?.()
    ignoreErrors(() => (cancelTimer = o.scheduler.after(ms, fn)))
  }

  /** Lets go of the stream there is; answers whether there was an open one. */
  function drop(): boolean {
    cancelTimer?.()
    current?.abort()
    current = null
    const wasOpen = isOpen
    isOpen = false
    return wasOpen
  }

  async function readAll({ signal }: Abort, body: NonNullable<StreamResponse['body']>): Promise<void> {
    const { TextDecoder } = globalThis as unknown as { TextDecoder: new () => Decoder }
    const decoder = new TextDecoder()
    const events = o.createReader((ms) => (askedWaitMs = ms))
    const reader = body.getReader()
    signal.addEventListener('abort', () => ignoreErrors(() => reader.cancel()))
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      watchSilence()
      events.read(decoder.decode(value, { stream: true }))
    }
  }

  function watchSilence(): void {
    wait(o.silenceMs ?? SILENCE_MS, lost)
  }

  function lost(): void {
    const waits = o.reconnectMs ?? RECONNECT_MS
    const wasOpen = drop()
    failures += 1
    wait(Math.max(askedWaitMs, waits[Math.min(failures, waits.length) - 1] ?? 0), () => void connect())
    if (wasOpen) o.onLost()
  }

  async function connect(): Promise<void> {
    drop()
    const abort = createAbort()
    current = abort
    let openedAt: number | null = null
    watchSilence()
    try {
      const { status, body } = await o.request(abort.signal)
      if (abort.signal.aborted) return
      // Our own choice: a server that refuses the stream is asked again when the page comes back, not before.
      if (isRefused(status) || status === 204) return void drop()
      if (status === 200 && body) {
        openedAt = o.clock.mono()
        isOpen = true
        o.onOpen()
        await readAll(abort, body)
      }
    } catch {
      // A broken stream is what polling is there for; it is opened again below.
    }
    if (abort.signal.aborted) return
    if (openedAt !== null && o.clock.mono() - openedAt >= GOOD_LIFE_MS) failures = 0
    lost()
  }

  function isVisible(): boolean {
    let visible = true
    ignoreErrors(() => (visible = o.lifecycle?.isVisible() ?? true))
    return visible
  }

  ignoreErrors(() => {
    stopLifecycle = o.lifecycle?.subscribe((event) => {
      if (isClosed) return
      if (event === 'hidden' || event === 'frozen') {
        if (drop()) o.onLost()
      } else if (isVisible()) {
        failures = 0
        void connect()
      }
    })
  })
  if (isVisible()) void connect()

  return {
    isOpen: () => isOpen,
    close() {
      isClosed = true
      drop()
      ignoreErrors(() => stopLifecycle?.())
    },
  }
}
