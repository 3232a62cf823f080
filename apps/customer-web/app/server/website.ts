import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { callerAddress } from '@tarapath/node-host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiPath, createApiProxy, FORWARDING } from './api-proxy.ts'
import { compressResponse } from './compress-response.ts'
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
  /** Aborted when the server stops: streams of events end then, for they end by themselves never. */
  closing: AbortSignal
}

/** The whole website as one Node listener: the API behind /api and /media, files, then rendered pages. */
export function createWebsite({ settings, closing, ...pages }: WebsiteOptions) {
  const callerOf = ({ socket, headers }: IncomingMessage): string =>
    callerAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings.trustedProxies).ip
  const forward = createApiProxy({ apiUrl: settings.apiUrl, callerOf, closing })
  const serve = getRequestListener(createPages({ settings, callerOf, ...pages }).fetch)
  return (incoming: IncomingMessage, reply: ServerResponse): void => {
    const path = apiPath(incoming.url)
    if (path === null) void serve(incoming, reply)
    else forward(incoming, reply, path)
  }
}

type Pages = Hono<{ Bindings: HttpBindings }>

interface PagesOptions extends Omit<WebsiteOptions, 'closing'> {
  callerOf: (incoming: IncomingMessage) => string
}

function createPages({ settings, render, files, callerOf }: PagesOptions): Pages {
  const app: Pages = new Hono()
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
    const response = await render(pageRequest(context.req.raw, reference, callerOf(context.env.incoming)))
    const page = compressResponse(response, context.req.header('accept-encoding') ?? '')
    const headers = new Headers(page.headers)
    headers.set('x-request-id', reference)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
  })
  return app
}

/**
 * Pages are the same for everybody, so the tokens in the cookies go no further than here, not even into a log.
 * The address is the one that was worked out, never what the visitor says.
 */
function pageRequest(request: Request, reference: string, caller: string): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', ...FORWARDING]) headers.delete(name)
  headers.set('x-forwarded-for', caller)
  headers.set('x-request-id', reference)
  return new Request(request, { headers })
}

function isStaging({ staging }: Settings, url: string): boolean {
  return staging !== null && new URL(staging.origin).host === new URL(url).host
}
