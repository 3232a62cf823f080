import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { callerAddress } from '@tarapath/node-host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as React from 'react'
import { apiPath, createApiProxy, FORWARDING } from './api-proxy.ts'
import { compressResponse } from './compress-response.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { Settings } from './settings.ts'

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
  const forward = createApiProxy({ apiUrl: settings.apiUrl, clientAddressOf, closing })
  const serve = getRequestListener(createPages({ settings, clientAddressOf, ...pages }).fetch)
  return (incoming: IncomingMessage, reply: ServerResponse): void => {
    const path = apiPath(incoming.url)
    if (path === null) void serve(incoming, reply)
    else forward(incoming, reply, path)
  }
}

type Pages = Hono<{ Bindings: HttpBindings }>

interface PagesOptions extends Omit<WebsiteOptions, 'closing'> {
  clientAddressOf: (incoming: IncomingMessage) => string
}

function createPages({ settings, render, files, clientAddressOf }: PagesOptions): Pages {
  const app: Pages = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    if (isStaging(settings, context.req.url)) context.header('x-robots-tag', 'noindex')
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
  app.all('*', async (context) => {
    const reference = randomUUID()
    const response = await render(pageRequest(context.req.raw, reference, clientAddressOf(context.env.incoming)))
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
  for (const name of ['cookie', ...FORWARDING]) headers.delete(name)
  headers.set('x-forwarded-for', clientAddress)
  headers.set('x-request-id', reference)
  return new Request(request, { headers })
}

function isStaging({ staging }: Settings, url: string): boolean {
  return staging !== null && new URL(staging.origin).host === new URL(url).host
}
