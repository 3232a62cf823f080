import type { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import {
  createBackend,
  createClock,
  createExotel,
  createGooglePlaces,
  createMsg91,
  createPhonePe,
  noCalls,
  noPush,
  type Backend,
  type EventBus,
  type LiveTransport,
  type Log,
} from '@tarapath/backend'
import type { LiveKitAccount } from '@tarapath/backend/livekit'
import { openPostgresEvents } from '@tarapath/backend/postgres'
import { resealSecondFactors } from '@tarapath/backend/staff'
import { staffDesk } from '@tarapath/staff-desk'
import { callerAddress, liveKitSources, createMetrics, drain, requestIdOf, type Metrics } from '@tarapath/node-host'
import type { Config } from '../config.ts'
import { BadSetting } from '../config/read-setting.ts'
import type { DevelopmentParts } from './development-parts.ts'
import { createFonts, isFontPath } from './fonts.ts'
import { listen, type Answer } from './listen.ts'
import { createLineLog } from './log.ts'
import { openMarkedDatabase } from './open-database.ts'
import { createMediaRooms } from '../media/media-rooms.ts'
import { countedLog } from './watch-metrics.ts'
import { createStaticApp } from './static-app.ts'
import { startTelemetry, type Telemetry } from './telemetry.ts'

const TICK_MS = 1000
const VISITORS_SHARE_MS = 1000

export interface RunningServer {
  address: string
  database: string
  readyMs: number
  /** Answers the open requests, then closes the database. */
  stop: () => Promise<void>
}

/** Takes the port first, so that a second start fails at once, and then opens the database. */
export async function startServer(config: Config, parts: DevelopmentParts | null): Promise<RunningServer> {
  const startedAt = performance.now()
  let answer: Answer = () =>
    Response.json(
      { detail: 'Starting. Try again in a moment.', code: 'starting' },
      { status: 503, headers: { 'retry-after': '1' } },
    )
  const server = await listen(config.port, config.host, (request, connection) => answer(request, connection))
  let backend: Backend
  let database: string
  const telemetry = config.telemetry ? await startTelemetry() : null
  const metrics = createMetrics('backend', async () => (await backend.fetch('http://localhost/readyz')).ok)
  try {
    ;({ backend, database } = await openBackend(config, parts, { telemetry, metrics }))
  } catch (failure) {
    await drain(server)
    throw failure
  }
  const apps = staticApps(config)
  const fonts = createFonts()
  answer = (request, { incoming }) => {
    if (isFontPath(incoming.url)) return fonts.fetch(request)
    const app = apps.get(/^\/\w+/.exec(incoming.url ?? '')?.[0] ?? '')
    if (app) return app.fetch(request)
    const forwardedFor = incoming.headers['x-forwarded-for']
    const peer = incoming.socket.remoteAddress
    const caller = callerAddress(peer, String(forwardedFor ?? ''), config.trustedProxies)
    const requestId = requestIdOf(incoming.headers['x-request-id']?.toString(), caller.isFromProxy)
    const call = () => backend.fetch(request, undefined, { ...caller, ...(requestId !== null && { requestId }) })
    return telemetry ? telemetry.traced(request, call) : call()
  }
  const observed = config.metricsPort === null ? null : await metrics.listen(config.metricsPort, config.host)
  const ticking = setInterval(() => void backend.controls.tick(), TICK_MS)
  return {
    address: `http://${config.host}:${(server.address() as AddressInfo).port}`,
    database,
    readyMs: Math.round(performance.now() - startedAt),
    async stop() {
      clearInterval(ticking)
      observed?.close()
      backend.endStreams()
      await drain(server)
      await backend.close()
      await telemetry?.stop()
    },
  }
}

/** The apps that are built, by their prefix. */
function staticApps({ embeddedView, astrologerApp, strictTransport, liveKit }: Config): ReadonlyMap<string, Hono> {
  const folders = { '/embedded': embeddedView, '/astrologer': astrologerApp }
  const connections = liveKit ? liveKitSources(liveKit.url) : []
  const apps = new Map<string, Hono>()
  for (const [prefix, directory] of Object.entries(folders)) {
    const app = createStaticApp({ prefix, directory, strictTransport, connections })
    if (app) apps.set(prefix, app)
  }
  return apps
}

async function openBackend(
  config: Config,
  parts: DevelopmentParts | null,
  { telemetry, metrics }: { telemetry: Telemetry | null; metrics: Metrics },
): Promise<{ backend: Backend; database: string }> {
  const { webOrigin, publicOrigin, allowedOrigins, secrets, rotateRefreshTokens, gstOn, rateLimit } = config
  if (config.sandbox && parts === null)
    throw new BadSetting('EMBEDDED_PARTS needs the repository: the built server has no simulated parts.')
  const sandbox = config.sandbox && parts ? await parts.loadSandbox() : null
  const database = await openMarkedDatabase(config, parts)
  const clock = createClock()
  if (config.seed) await sandbox?.seed(database.db, new Date())
  await resealSecondFactors(database.db, config.secrets)
  const settings = {
    webOrigin,
    publicOrigin,
    allowedOrigins,
    secrets,
    rotateRefreshTokens,
    gstOn,
    rateLimit,
    visitorsShareMs: VISITORS_SHARE_MS,
    phoneCountries: config.phoneCountries,
    codesPerHour: config.codesPerHour,
    strictTransport: config.strictTransport,
    console: config.console,
    staff: config.staff,
  }
  const lines = createLineLog(config.logCalls)
  const log = countedLog(telemetry?.watch(lines) ?? lines, metrics)
  const ports = {
    log,
    ...(config.databaseUrl !== null && { events: await openEvents(config, config.databaseUrl, log) }),
    ...(config.msg91 && { sms: createMsg91(config.msg91) }),
    ...(config.webPush && { push: (await import('@tarapath/backend/web-push')).createWebPush(config.webPush) }),
    ...(config.realMoney && config.webPush === null && { push: noPush }),
    ...(config.phonePe && { payments: createPhonePe(config.phonePe, clock) }),
    ...(config.liveKit && { live: await openLiveKit(config.liveKit) }),
    ...(config.exotel && { calls: createExotel(config.exotel) }),
    ...(sandbox === null && config.exotel === null && { calls: noCalls }),
    ...(config.googlePlacesKey !== null && { places: createGooglePlaces({ key: config.googlePlacesKey }) }),
  }
  const extensions = [...(sandbox ? [sandbox.createSandbox()] : []), staffDesk]
  const media = createMediaRooms(config.media)
  const backend = createBackend({ database, clock, settings, ports, media, extensions })
  return { backend, database: database.kind === 'pglite' ? `data in ${config.dataDirectory}` : 'Postgres' }
}

/** Loads NATS only where it is used. */
async function openEvents({ natsUrls, databaseDirectUrl }: Config, databaseUrl: string, log: Log): Promise<EventBus> {
  if (natsUrls.length === 0) return openPostgresEvents(databaseDirectUrl ?? databaseUrl)
  const { openNatsEvents } = await import('@tarapath/backend/nats')
  return openNatsEvents(natsUrls, log)
}

/** Loads LiveKit only where it is used. */
async function openLiveKit(account: LiveKitAccount): Promise<LiveTransport> {
  const { createLiveKit } = await import('@tarapath/backend/livekit')
  return createLiveKit(account)
}
