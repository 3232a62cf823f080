import { createServer } from 'node:http'
import { createMetrics, drain, liveKitSources } from '@tarapath/node-host'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as ApiFetch from './app/server/api-fetch.ts'
import type * as IssuerContext from './app/server/issuer-context.ts'
import type * as LiveKitContext from './app/server/livekit-context.ts'
import { isApiReady } from './app/server/is-api-ready.ts'
import { SETTINGS } from './app/server/setting-names.ts'
import { readSettings } from './app/server/settings.ts'
import { createWebsite } from './app/server/website.ts'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function settingsOrStop(env: Parameters<typeof readSettings>[0]) {
  try {
    return readSettings(env)
  } catch (error) {
    return stop(String(error instanceof Error ? error.message : error))
  }
}

function printHelp(): void {
  console.log('Settings, read from the environment:\n')
  for (const [name, fallback, about] of SETTINGS)
    console.log(`  ${name.padEnd(16)} ${about}${fallback && ` [${fallback}]`}`)
}

/** Serves the website until a signal ends it. `files` is the folder of the client build. */
export function startWebsite(env: Parameters<typeof readSettings>[0], build: ServerBuild, files: string): void {
  if (process.argv.includes('--help')) return printHelp()
  const settings = settingsOrStop(env)
  const metrics = settings.metricsPort === null ? null : createMetrics('website', () => isApiReady(settings.apiUrl))
  const handle = createRequestHandler(build, 'production')
  const { apiFetchContext, issuerContext, liveKitContext } = build.entry.module as unknown as typeof ApiFetch &
    typeof IssuerContext &
    typeof LiveKitContext
  const connections = settings.liveKitUrl === null ? [] : liveKitSources(settings.liveKitUrl)
  const closing = new AbortController()
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000 },
    createWebsite({
      settings,
      files,
      closing: closing.signal,
      observer: { metrics, logCalls: settings.logCalls, write: (line) => process.stdout.write(line) },
      render(request, apiFetch) {
        const context = new RouterContextProvider()
        context.set(apiFetchContext, apiFetch)
        context.set(liveKitContext, connections)
        context.set(issuerContext, settings.issuer)
        return handle(request, context)
      },
    }),
  )

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') stop(`The website could not start: ${error.message}`)
    stop(`Port ${settings.port} is in use. Stop what runs there, or choose another with PORT.`)
  })
  server.listen(settings.port, settings.host, () => {
    console.log(`Website on http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${settings.port}`)
  })

  if (settings.metricsPort !== null)
    metrics?.listen(settings.metricsPort, settings.host).catch((error: Error) => stop(`No metrics: ${error.message}`))

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      closing.abort()
      void drain(server).then(() => process.exit(0))
    })
  }
}
