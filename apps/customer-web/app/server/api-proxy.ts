import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import { requestIdOf } from './observe-request.ts'

// Headers of a connection, not of the message (RFC 9110, 7.6.1).
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
/** Forwarding headers, which a client can forge. */
export const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
// The API neither reads nor sets cookies: it authenticates by the Authorization header only.
const NEVER_SENT = [...HOP_BY_HOP, 'cookie', 'host', ...FORWARDING]
const NEVER_RETURNED = [...HOP_BY_HOP, 'set-cookie']

type Forward = (incoming: IncomingMessage, reply: ServerResponse, path: string) => void

interface ApiProxyOptions {
  apiUrl: string
  /** The security headers of a reply that the API did not send. */
  headers: Readonly<Record<string, string>>
  /** The address of the visitor, for `X-Forwarded-For`. */
  clientAddressOf: (incoming: IncomingMessage) => string
  /** Aborted to end event streams. */
  closing: AbortSignal
}

/** Forwards requests to the API. Bodies, encodings, streams and the `Date` of the server are not changed. */
export function createApiProxy({ apiUrl, headers, clientAddressOf, closing }: ApiProxyOptions): Forward {
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
          'x-forwarded-for': clientAddressOf(incoming),
          'x-request-id': requestIdOf(incoming),
          // Without this header Node sends the body of a GET unframed, and the backend would read it as the next request.
          ...('transfer-encoding' in incoming.headers && { 'transfer-encoding': 'chunked' }),
        },
      },
      (upstreamReply) => {
        reply.writeHead(upstreamReply.statusCode ?? 502, {
          ...without(upstreamReply.headers, NEVER_RETURNED),
          'x-content-type-options': 'nosniff',
        })
        pipeline(upstreamReply, reply, () => {})
        if (upstreamReply.headers['content-type']?.startsWith('text/event-stream')) {
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
        ...headers,
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
 * The path and query of a request for the API, or null for all others. Dots are resolved first, as the backend resolves
 * them, so `/api/../console` is not for the API.
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
