import { createParser } from 'eventsource-parser'

/** An event that the server has sent. */
export interface ServerEvent {
  id: string | null
  type: string
  data: Readonly<Record<string, unknown>>
}

export interface EventStreamOptions {
  /** Requests the stream, with the id of the last event that was received. */
  request(lastEventId: string | null, signal: AbortSignal): Promise<Response>
  lastEventId: string | null
  onEvent(event: ServerEvent): void
  onOpen(): void
  /** An open stream has ended. It is opened again. */
  onLost(): void
  /** The server does not allow this stream. It is not opened again. */
  onRefused(): void
}

/** The server sends something at least every 15 seconds. */
const SILENCE_MS = 45_000
const RECONNECT_MS = [1000, 2000, 4000, 8000, 16_000, 30_000]

/** Keeps a stream of events open until it is closed or refused. */
export function openEventStream(options: EventStreamOptions): { close(): void } {
  const closing = new AbortController()
  void keepOpen(options, closing.signal)
  return { close: () => closing.abort() }
}

async function keepOpen(options: EventStreamOptions, closing: AbortSignal): Promise<void> {
  let { lastEventId } = options
  let failures = 0
  const onEvent = (event: ServerEvent) => {
    lastEventId = event.id ?? lastEventId
    options.onEvent(event)
  }
  while (!closing.aborted) {
    const outcome = await readOnce({ ...options, lastEventId, onEvent }, closing)
    if (closing.aborted) return
    if (outcome === 'refused') return options.onRefused()
    failures = outcome === 'ended' ? 1 : failures + 1
    const delay = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length) - 1] ?? 0
    await pause(delay * (0.75 + Math.random() / 2), closing)
  }
}

/** `ended` after it was open. */
async function readOnce(options: EventStreamOptions, closing: AbortSignal): Promise<'ended' | 'failed' | 'refused'> {
  const silence = new AbortController()
  const signal = AbortSignal.any([closing, silence.signal])
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  let isOpen = false
  try {
    const { status, body } = await options.request(options.lastEventId, signal)
    if (status >= 400 && status < 500 && status !== 401 && status !== 429) return 'refused'
    if (status !== 200 || !body) return 'failed'
    isOpen = true
    options.onOpen()
    const parser = createParser({
      onEvent: ({ id, event, data }) =>
        options.onEvent({ id: id ?? null, type: event ?? 'message', data: JSON.parse(data) as ServerEvent['data'] }),
    })
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) break
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      parser.feed(value)
    }
  } catch {
    // A lost connection is opened again below, and screens poll meanwhile.
  } finally {
    clearTimeout(timer)
    if (isOpen && !closing.aborted) options.onLost()
  }
  return isOpen ? 'ended' : 'failed'
}

/** Ends early when the browser is online again. */
const pause = (ms: number, closing: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      closing.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    closing.addEventListener('abort', done)
  })
