import { describeFailure } from '../ports/log.ts'
import type { AppContext } from './app-context.ts'
import type { App } from './app.ts'
import type { ConnectionInfo, DirectHandler, Exchange } from './exchange.ts'
import { toResponse, type EndpointReply } from './reply.ts'
import { preflightReply, corsHeaders } from './cross-origin.ts'
import { problemOf, problemReply } from './error-mapping.ts'
import { DroppedConnection } from './fault-injection.ts'
import { securityHeaders } from './security-headers.ts'

export type RequestHandler = (request: Request, connection?: ConnectionInfo) => Promise<Response>

/** The outermost request handler: adds the date, a request id, CORS and security headers, and writes one log line. */
export function createRequestHandler({ clock, settings, ports }: AppContext, { app, direct }: App): RequestHandler {
  const dateOf = createDateText()
  const security = securityHeaders(settings)
  return async (request, connection) => {
    const startedAt = performance.now()
    const requestId = connection?.requestId ?? crypto.randomUUID()
    const exchange: Exchange = { ...connection, call: 'other' }
    const { method } = request
    const path = pathnameOf(request.url)
    const isApi = path.startsWith('/api/')
    const origin = isApi ? request.headers.get('origin') : null
    const added = (): Record<string, string> => ({
      date: dateOf(clock.now()),
      'x-request-id': requestId,
      ...(origin !== null && corsHeaders(origin, settings.allowedOrigins)),
    })

    const call = direct.get(`${method} ${path}`)
    let response: Response
    if (call) response = toResponse(withHeaders(await answerOrRefuse(call, request, exchange), security, added()))
    else {
      const isPreflight = method === 'OPTIONS' && origin !== null
      response = isPreflight ? preflightReply() : await app.fetch(request, exchange)
      addHeaders(response, security, added())
      if (isApi) response.headers.append('vary', 'Origin')
    }

    const failed = response.status === 500
    ports.log.write({
      level: failed ? 'error' : 'info',
      event: 'call',
      call: exchange.call,
      method,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
      requestId,
      ...(failed && describeFailure(exchange.failure)),
    })
    return response
  }
}

type HeaderTexts = Readonly<Record<string, string>>

async function answerOrRefuse(call: DirectHandler, request: Request, exchange: Exchange): Promise<EndpointReply> {
  try {
    return await call(request, exchange, {})
  } catch (failure) {
    if (failure instanceof DroppedConnection) throw failure
    exchange.failure = failure
    return problemReply(problemOf(failure))
  }
}

function withHeaders(
  { status, headers, body }: EndpointReply,
  security: HeaderTexts,
  added: HeaderTexts,
): EndpointReply {
  const vary = headers['vary'] === undefined ? 'Origin' : `${headers['vary']}, Origin`
  // A 304 keeps the headers of the first reply, and polls stay small.
  return { status, body, headers: { ...(status !== 304 && security), ...headers, ...added, vary } }
}

function addHeaders({ status, headers }: Response, security: HeaderTexts, added: HeaderTexts): void {
  for (const name in added) headers.set(name, added[name] ?? '')
  if (status === 304) headers.delete('content-type')
  else for (const name in security) if (!headers.has(name)) headers.set(name, security[name] ?? '')
}

/** The path of a URL without parsing all of it. */
function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  if (start === -1) return '/'
  const end = url.slice(start).search(/[?#]/)
  return end === -1 ? url.slice(start) : url.slice(start, start + end)
}

/** Formats the Date header once a second: thousands of replies share it. */
function createDateText(): (now: Date) => string {
  let second = Number.NaN
  let text = ''
  return (now) => {
    const current = Math.floor(now.getTime() / 1000)
    if (current !== second) {
      second = current
      text = now.toUTCString()
    }
    return text
  }
}
