import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const PREFIX = '/embedded'

const HEADERS: readonly [name: string, value: string][] = [
  // The page has its own policy for scripts in a meta element, which cannot express these directives.
  ['content-security-policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
]

/** Serves the built embedded view under /embedded/: its assets, and its single page for every other path. */
export function createEmbeddedView(directory: string, strictTransport: string): Hono | null {
  const page = join(directory, 'index.html')
  if (!existsSync(page)) return null
  const view = new Hono()
  view.use(async (c, next) => {
    await next()
    for (const [name, value] of HEADERS) c.header(name, value)
    c.header('strict-transport-security', strictTransport)
  })
  view.use(
    `${PREFIX}/assets/*`,
    serveStatic({
      root: directory,
      rewriteRequestPath: (path) => path.slice(PREFIX.length),
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  view.get(`${PREFIX}/assets/*`, (c) => c.text('Not found', 404))
  view.get(`${PREFIX}/*`, async (c) => {
    c.header('cache-control', 'no-cache')
    return c.html(await readFile(page, 'utf8'))
  })
  view.get(PREFIX, (c) => c.redirect(`${PREFIX}/`))
  return view
}
