// The Node server of the website: run `node server.ts` after `pnpm build`.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { drain } from '@tarapath/node-host'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as ApiFetch from './app/server/api-fetch.ts'
import { readSettings } from './app/server/settings.ts'
import { createWebsite } from './app/server/website.ts'

const serverBuild = new URL('./build/server/index.js', import.meta.url)
const files = new URL('./build/client', import.meta.url).pathname

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function settingsOrStop() {
  try {
    return readSettings(process.env)
  } catch (error) {
    return stop(String(error instanceof Error ? error.message : error))
  }
}

// Without it React's development build renders, at half the speed.
if (process.env['NODE_ENV'] !== 'production') stop('Set NODE_ENV=production. "pnpm start" does.')
const settings = settingsOrStop()
if (!existsSync(serverBuild))
  stop('The website is not built yet. Run "pnpm --filter @tarapath/customer-web build" first.')

const build = (await import(serverBuild.href)) as ServerBuild
const handle = createRequestHandler(build, 'production')
const { apiFetchContext } = build.entry.module as unknown as typeof ApiFetch
const closing = new AbortController()
const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 30_000 },
  createWebsite({
    settings,
    files,
    closing: closing.signal,
    render(request, apiFetch) {
      const context = new RouterContextProvider()
      context.set(apiFetchContext, apiFetch)
      return handle(request, context)
    },
  }),
)

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') stop(`The website could not start: ${error.message}`)
  stop(`Port ${settings.port} is in use. Stop what runs there, or choose another: PORT=3001 node server.ts`)
})
server.listen(settings.port, settings.host, () => {
  console.log(`Website on http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${settings.port}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    closing.abort()
    void drain(server).then(() => process.exit(0))
  })
}
