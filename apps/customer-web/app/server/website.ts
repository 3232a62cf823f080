import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { callerAddress, refuseMethod } from '@tarapath/node-host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as React from 'react'
import { createApiCache } from './api-cache.ts'
import { cacheControl } from './cache-control.ts'
import { apiPath, createApiProxy, FORWARDING } from './api-proxy.ts'
import { compressResponse } from './compress-response.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { isApiReady } from './is-api-ready.ts'
import { observeRequest, requestIdOf, type Observer } from './observe-request.ts'
import { createPageReply } from './page-reply.ts'
import { securityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import { sharedPageKey } from './shared-page-key.ts'
import { createStagingGate, GATE_HEADER, type StagingGate } from './staging-gate.ts'

// A form has messages of up to 4,000 letters, and a Hindi letter takes nine bytes. The API has limits of its own.
const MAX_BODY_BYTES = 64 * 1024
const MAX_CODE_BYTES = 16 * 1024

// Only the development build of React has `act`.
const REACT_BUILD = 'act' in React && React.act !== undefined ? 'development' : 'production'

export interface WebsiteOptions {
  settings: Settings
  /** React Router's request handler over the server build. The loaders of the page use the given fetch. */
  render(request: Request, apiFetch: typeof fetch): Promise<Response>
  /** The folder of the client build. */
  files: string
  /** Aborted when the server stops, to end the event streams. */
  closing: AbortSignal
  observer?: Observer
}

/** The website as a Node listener: the API at /api and /media, then files, then rendered pages. */
export function createWebsite({ settings, closing, observer, ...pages }: WebsiteOptions) {
  const clientAddressOf = ({ socket, headers }: IncomingMessage): string =>
    callerAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings.trustedProxies).ip
  const gate = createStagingGate(settings, clientAddressOf)
  const headers = securityHeaders(settings)
  const forward = createApiProxy({ apiUrl: settings.apiUrl, headers, clientAddressOf, closing })
  const cache = createPageCache(createApiCache(settings.apiTimeoutMs))
  const keyOf = (incoming: IncomingMessage) => sharedPageKey(incoming, gate, settings)
  const serve = getRequestListener(createPages({ settings, gate, clientAddressOf, cache, keyOf, ...pages }).fetch)

  async function servePage(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const key = keyOf(incoming)
    const page = key === null ? null : await cache.find(key)
    if (!page) return serve(incoming, reply)
    const { body, ...own } = await createPageReply(page, incoming)
    const robots = gate.isStaging(incoming) ? HIDDEN : {}
    reply.writeHead(200, { ...headers, ...robots, ...own.headers, 'content-length': body.length })
    reply.end(body)
  }

  return (incoming: IncomingMessage, reply: ServerResponse): void => {
    observeRequest(incoming, reply, observer ?? null)
    if (refuseMethod(incoming, reply, headers)) return
    const path = apiPath(incoming.url)
    if (path === null) void servePage(incoming, reply).catch(() => reply.destroy())
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

const HIDDEN = { 'x-robots-tag': 'noindex' }

interface PagesOptions extends Omit<WebsiteOptions, 'closing' | 'observer'> {
  gate: StagingGate
  cache: PageCache
  /** The key of a page in the cache, if it may be there. */
  keyOf: (incoming: IncomingMessage) => string | null
  clientAddressOf: (incoming: IncomingMessage) => string
}

function createPages({ settings, gate, cache, keyOf, render, files, clientAddressOf }: PagesOptions): Pages {
  const app: Pages = new Hono()
  const headers = Object.entries(securityHeaders(settings))
  app.use(async (context, next) => {
    await next()
    // A picture of a shared link is for other sites, and says so itself.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value)
    if (gate.isStaging(context.env.incoming)) context.header('x-robots-tag', HIDDEN['x-robots-tag'])
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.get('/healthz', (context) => context.text('ok', 200, { 'x-react-build': REACT_BUILD }))
  app.get('/readyz', async (context) =>
    (await isApiReady(settings.apiUrl)) ? context.text('ready') : context.text('The API is not ready.', 503),
  )
  app.use(
    serveStatic({
      root: files,
      precompressed: true,
      onFound: (path, context) =>
        context.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    }),
  )
  // A page would be no style sheet and no script: a browser that asks for a file of another build needs only the status.
  app.get('/assets/*', (context) => context.text('Not found.', 404, { 'cache-control': 'no-store' }))
  app.post('/staging/verify', bodyLimit({ maxSize: MAX_CODE_BYTES }), (context) =>
    gate.verify(context.req.raw, context.env.incoming),
  )
  app.all('*', async (context) => {
    const { incoming } = context.env
    const reference = requestIdOf(incoming)
    const request = pageRequest(context.req.raw, reference, clientAddressOf(incoming))
    if (gate.isClosed(incoming)) request.headers.set(GATE_HEADER, 'closed')
    const key = keyOf(incoming)
    const renderPage = (apiFetch: typeof fetch) => render(request, apiFetch)
    const rendered =
      key === null ? await renderPage(fetchNamed(reference)) : await cache.render(key, reference, renderPage)
    if (!(rendered instanceof Response)) {
      const { headers, body } = await createPageReply(rendered, incoming)
      return new Response(body, { headers })
    }
    const page = compressResponse(rendered, context.req.header('accept-encoding') ?? '')
    const headers = new Headers(page.headers)
    headers.set('x-request-id', reference)
    headers.append('vary', 'save-data')
    for (const [name, value] of Object.entries(cacheControl(incoming, page.status))) headers.set(name, value)
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
  })
  return app
}

/** Requests of a page that is not shared have its id at the backend. */
const fetchNamed =
  (requestId: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-request-id', requestId)
    return fetch(request)
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
