import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { callerAddress, refuseMethod } from '@tarapath/node-host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as React from 'react'
import { apiPath, createApiProxy, FORWARDING } from './api-proxy.ts'
import { compressResponse } from './compress-response.ts'
import { securityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import { createStagingGate, GATE_HEADER, type StagingGate } from './staging-gate.ts'

// The longest body of a page request is a code. The API has limits of its own.
const MAX_BODY_BYTES = 16 * 1024

// Only the development build of React has `act`.
const REACT_BUILD = 'act' in React && React.act !== undefined ? 'development' : 'production'

export interface WebsiteOptions {
  settings: Settings
  /** React Router's request handler over the server build. */
  render(request: Request): Promise<Response>
  /** The folder of the client build. */
  files: string
  /** Aborted when the server stops, to end the event streams. */
  closing: AbortSignal
}

/** The website as a Node listener: the API at /api and /media, then files, then rendered pages. */
export function createWebsite({ settings, closing, ...pages }: WebsiteOptions) {
  const clientAddressOf = ({ socket, headers }: IncomingMessage): string =>
    callerAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings.trustedProxies).ip
  const gate = createStagingGate(settings, clientAddressOf)
  const headers = securityHeaders(settings)
  const forward = createApiProxy({ apiUrl: settings.apiUrl, headers, clientAddressOf, closing })
  const serve = getRequestListener(createPages({ settings, gate, clientAddressOf, ...pages }).fetch)
  return (incoming: IncomingMessage, reply: ServerResponse): void => {
    if (refuseMethod(incoming, reply, headers)) return
    const path = apiPath(incoming.url)
    if (path === null) void serve(incoming, reply)
    else if (gate.isClosed(incoming)) refuseApi(incoming, reply, headers)
    else forward(incoming, reply, path)
  }
}

/** The rest of the body is read, so that the connection stays usable. */
function refuseApi(incoming: IncomingMessage, reply: ServerResponse, headers: Readonly<Record<string, string>>): void {
  incoming.resume()
  reply.writeHead(403, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' })
  reply.end(JSON.stringify({ detail: 'Enter the code of the staging site first.', code: 'permission_denied' }))
}

type Pages = Hono<{ Bindings: HttpBindings }>

interface PagesOptions extends Omit<WebsiteOptions, 'closing'> {
  gate: StagingGate
  clientAddressOf: (incoming: IncomingMessage) => string
}

function createPages({ settings, gate, render, files, clientAddressOf }: PagesOptions): Pages {
  const app: Pages = new Hono()
  const headers = Object.entries(securityHeaders(settings))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
    if (gate.isStaging(context.env.incoming)) context.header('x-robots-tag', 'noindex')
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.get('/healthz', (context) => context.text('ok', 200, { 'x-react-build': REACT_BUILD }))
  app.use(
    serveStatic({
      root: files,
      precompressed: true,
      onFound: (path, context) =>
        context.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    }),
  )
  app.post('/staging/verify', (context) => gate.verify(context.req.raw, context.env.incoming))
  app.all('*', async (context) => {
    const { incoming } = context.env
    const reference = randomUUID()
    const request = pageRequest(context.req.raw, reference, clientAddressOf(incoming))
    if (gate.isClosed(incoming)) request.headers.set(GATE_HEADER, 'closed')
    const response = await render(request)
    const page = compressResponse(response, context.req.header('accept-encoding') ?? '')
    const headers = new Headers(page.headers)
    headers.set('x-request-id', reference)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
  })
  return app
}

/**
 * The request for rendering. Pages do not vary by customer, so cookies are removed, and with them the tokens. The
 * forwarding headers are replaced by the address that this server determined.
 */
function pageRequest(request: Request, reference: string, clientAddress: string): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', GATE_HEADER, ...FORWARDING]) headers.delete(name)
  headers.set('x-forwarded-for', clientAddress)
  headers.set('x-request-id', reference)
  return new Request(request, { headers })
}
