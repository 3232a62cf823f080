import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '@tarapath/node-host'

const ID = 'x-request-id'
/** From here on a reply is the fault of a server. */
const FAULT_STATUS = 500

/** Where the website says what became of requests. */
export interface Observer {
  metrics: Metrics | null
  /** A line of the log. */
  write: (line: string) => void
  /** Whether every request has a line, and not only those that failed. */
  logCalls: boolean
}

/** The id by which both servers name the request. What a visitor sent was replaced. */
export const requestIdOf = ({ headers }: IncomingMessage): string => String(headers[ID])

/** Names the request, and writes what became of it when its reply has ended. */
export function observeRequest(incoming: IncomingMessage, reply: ServerResponse, observer: Observer | null): void {
  incoming.headers[ID] = randomUUID()
  if (observer === null) return
  const startedAt = performance.now()
  const call = callOf(incoming.url)
  reply.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000
    const { statusCode: status, writableFinished } = reply
    // An event stream ends when its reader leaves.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) observer.metrics?.countRequest(call, status, seconds)
    const failed = status >= FAULT_STATUS
    if (!failed && !observer.logCalls) return
    const entry = { time: new Date().toISOString(), level: failed ? 'error' : 'info', event: 'call', call }
    const facts = { method: incoming.method, status, ms: Math.round(seconds * 1000), requestId: requestIdOf(incoming) }
    observer.write(`${JSON.stringify({ ...entry, ...facts, ...(!writableFinished && { brokenOff: true }) })}\n`)
  })
}

/** What was asked for, without its address. */
function callOf(url = '/'): 'api' | 'file' | 'health' | 'page' {
  if (/^\/(?:api|media)\//.test(url)) return 'api'
  if (url.startsWith('/assets/')) return 'file'
  return /^\/(?:healthz|readyz)(?:$|\?)/.test(url) ? 'health' : 'page'
}
