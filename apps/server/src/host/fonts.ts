import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const PREFIX = '/fonts'

/** Beside a bundled server, or in the workspace. */
const FOLDERS = ['./fonts', '../../../../packages/ui-kit/src/fonts']

/** Serves the fonts of the kit under /fonts/, for the pages of this server: desk, console, test pay page. */
export function createFonts(): Hono {
  const folders = FOLDERS.map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  const fonts = new Hono()
  fonts.get(
    `${PREFIX}/:file{[a-z0-9-]+\\.woff2}`,
    serveStatic({
      root: folders.find((folder) => existsSync(folder)) ?? '',
      rewriteRequestPath: (path) => path.slice(PREFIX.length),
      onFound: (_, c) => {
        c.header('cache-control', 'public, max-age=604800')
        c.header('cross-origin-resource-policy', 'same-origin')
        c.header('x-content-type-options', 'nosniff')
      },
    }),
  )
  fonts.all('*', (c) => c.text('Not found', 404))
  return fonts
}

export const isFontPath = (path = '/'): boolean => path.startsWith(`${PREFIX}/`)
