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
// Cookies never reach the API and it sets none: only the Authorization header says who is calling.
// Forwarding headers of a client are its own invention.
const NEVER_SENT = [
  ...HOP_BY_HOP,
  'cookie',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]
const NEVER_RETURNED = [...HOP_BY_HOP, 'set-cookie']

type Forward = (incoming: IncomingMessage, reply: ServerResponse, path: string) => void

/** Hands a request on byte by byte: bodies, encodings, streams and the server's `Date` pass through untouched. */
export function createApiProxy(apiUrl: string): Forward {
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
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
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
export function callPath(target = ''): string | null {
  const own = 'http://own.invalid'
  if (!URL.canParse(target, own)) return null
  const { pathname, search } = new URL(target, own)
  return /^\/(api|media)\//.test(pathname) ? pathname + search : null
}

function without(headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
