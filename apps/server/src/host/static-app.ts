import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const HEADERS: readonly [name: string, value: string][] = [
  // The page has its own policy for scripts in a meta element, which cannot express these directives.
  ['content-security-policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
]

const CONNECT = "connect-src 'self'"

export interface StaticAppOptions {
  /** Where it is served, such as `/embedded`. */
  prefix: string
  /** The folder of its build. */
  directory: string
  strictTransport: string
  /** What its pages may connect to beside this server, as sources of a content security policy. */
  connections?: readonly string[]
}

/** Serves a built app: its files, and its single page for every other path. Null if it is not built. */
export function createStaticApp({
  prefix,
  directory,
  strictTransport,
  connections = [],
}: StaticAppOptions): Hono | null {
  const page = join(directory, 'index.html')
  if (!existsSync(page)) return null
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of HEADERS) c.header(name, value)
    c.header('strict-transport-security', strictTransport)
  })
  const files = (cacheControl: string) =>
    serveStatic({
      root: directory,
      rewriteRequestPath: (path) => path.slice(prefix.length),
      onFound: (_, c) => c.header('cache-control', cacheControl),
    })
  app.use(`${prefix}/assets/*`, files('public, max-age=31536000, immutable'))
  app.get(`${prefix}/assets/*`, (c) => c.text('Not found', 404))
  app.use(`${prefix}/:file{[\\w-]+\\.(?:svg|webmanifest)}`, files('public, max-age=3600'))
  app.get(`${prefix}/*`, async (c) => {
    c.header('cache-control', 'no-cache')
    // Its policy is written when it is built, and what it connects to is known here.
    return c.html((await readFile(page, 'utf8')).replace(CONNECT, [CONNECT, ...connections].join(' ')))
  })
  app.get(prefix, (c) => c.redirect(`${prefix}/`))
  return app
}
