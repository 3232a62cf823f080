import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import { SECURITY_HEADERS } from './security-headers.ts'

// Belong to one connection, not to the message (RFC 9110, 7.6.1).
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Forwarding headers of a client are its own invention. */
export const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
// Cookies never reach the API and it sets none: only the Authorization header says who is calling.
const NEVER_SENT = [...HOP_BY_HOP, 'cookie', 'host', ...FORWARDING]
const NEVER_RETURNED = [...HOP_BY_HOP, 'set-cookie']

type Forward = (incoming: IncomingMessage, reply: ServerResponse, path: string) => void

interface ApiProxyOptions {
  apiUrl: string
  /** The visitor's address, as the backend shall see it. */
  callerOf: (incoming: IncomingMessage) => string
  /** Ends streams of events. */
  closing: AbortSignal
}

/** Hands a request on byte by byte: bodies, encodings, streams and the server's `Date` pass through untouched. */
export function createApiProxy({ apiUrl, callerOf, closing }: ApiProxyOptions): Forward {
  const api = new URL(apiUrl)
  const send = api.protocol === 'https:' ? httpsRequest : httpRequest

  return (incoming, reply, path) => {
    const upstream = send(
      api,
      {
        method: incoming.method,
        path,
        headers: {
          ...without(incoming.headers, NEVER_SENT),
          host: api.host,
          'x-forwarded-for': callerOf(incoming),
          // Without it Node writes the body of a GET as it is, and the backend would read it as the next request.
          ...('transfer-encoding' in incoming.headers && { 'transfer-encoding': 'chunked' }),
        },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, {
          ...without(answer.headers, NEVER_RETURNED),
          'x-content-type-options': 'nosniff',
        })
        pipeline(answer, reply, () => {})
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          const end = () => reply.destroy()
          if (closing.aborted) return end()
          closing.addEventListener('abort', end)
          reply.on('close', () => closing.removeEventListener('abort', end))
        }
      },
    )
    upstream.on('error', () => {
      if (reply.headersSent) return reply.destroy()
      reply.writeHead(503, {
        ...SECURITY_HEADERS,
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'retry-after': '2',
      })
      reply.end(JSON.stringify({ detail: 'The service is not answering. Try again in a moment.', code: 'unavailable' }))
    })
    reply.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }
}

/**
 * Path and query of a call, or null for everything else. Dots are resolved before the look at it,
 * because the backend will resolve them: `/api/../console` is not a call.
 */
export function apiPath(target = ''): string | null {
  const own = 'http://own.invalid'
  if (!URL.canParse(target, own)) return null
  const { pathname, search } = new URL(target, own)
  return /^\/(api|media)\//.test(pathname) ? pathname + search : null
}

function without(headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
