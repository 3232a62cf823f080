import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { callPath, createApiProxy } from './api-proxy.ts'
import { compressed } from './compress.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { Settings } from './settings.ts'

// Pages take nothing longer than a code; what is larger goes to the API, which has limits of its own.
const MAX_BODY_BYTES = 16 * 1024

export interface WebsiteOptions {
  settings: Settings
  /** React Router's request handler over the server build. */
  render(request: Request): Promise<Response>
  /** The folder of the client build. */
  files: string
}

/** The whole website as one Node listener: the API behind /api and /media, files, then rendered pages. */
export function createWebsite({ settings, render, files }: WebsiteOptions) {
  const forward = createApiProxy(settings.apiUrl)
  const serve = getRequestListener(createPages({ settings, render, files }).fetch)
  return (incoming: IncomingMessage, reply: ServerResponse): void => {
    const path = callPath(incoming.url)
    if (path === null) void serve(incoming, reply)
    else forward(incoming, reply, path)
  }
}

function createPages({ settings, render, files }: WebsiteOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    if (isStaging(settings, context.req.url)) context.header('x-robots-tag', 'noindex')
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.get('/healthz', (context) => context.text('ok'))
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
    const response = await render(pageRequest(context.req.raw, reference))
    const page = compressed(response, context.req.header('accept-encoding') ?? '')
    const headers = new Headers(page.headers)
    headers.set('x-request-id', reference)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
  })
  return app
}

/** Pages are the same for everybody, so the tokens in the cookies go no further than here, not even into a log. */
function pageRequest(request: Request, reference: string): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set('x-request-id', reference)
  return new Request(request, { headers })
}

function isStaging({ staging }: Settings, url: string): boolean {
  return staging !== null && new URL(staging.origin).host === new URL(url).host
}
