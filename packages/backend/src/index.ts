import { createAstrologerLookup } from './astrologer-app/index.ts'
import { createCustomerCache, shiftLastHeartbeat, shiftHeartbeats } from './consultations/index.ts'
import type { Database } from './database/db.ts'
import { createEndpoints } from './endpoints.ts'
import './event-handlers.ts'
import type { BackendBase, BackendParts, Extension } from './extension.ts'
import { createApp } from './http/app.ts'
import type { ConnectionInfo } from './http/exchange.ts'
import { createFaults, type Faults } from './http/fault-injection.ts'
import { createMicroCache } from './http/micro-cache.ts'
import { createRequestHandler } from './http/request-handler.ts'
import { createRequestRateLimit } from './http/request-rate-limit.ts'
import { createJobs } from './jobs.ts'
import { createTicker } from './jobs/ticker.ts'
import { createClock, type TurnableClock } from './ports/clock.ts'
import { createMemoryBus } from './ports/event-bus/memory.ts'
import { createEmbeddedLive } from './ports/live-transport/embedded.ts'
import { silentLog } from './ports/log.ts'
import type { MediaRooms } from './ports/media-rooms.ts'
import { createGeonames } from './ports/place-provider/geonames.ts'
import type { Ports } from './ports/ports.ts'
import { defaultSettings, type Settings } from './ports/settings.ts'
import { createPushOutbox } from './ports/push-sender/outbox.ts'
import { createSmsOutbox } from './ports/sms-sender/outbox.ts'

export type { BackendBase, BackendParts, Extension } from './extension.ts'
export { DroppedConnection, type Fault, type Faults } from './http/fault-injection.ts'
export type { ConnectionInfo } from './http/exchange.ts'
export type { Database, Db } from './database/db.ts'
export { createClock, type Clock, type TurnableClock } from './ports/clock.ts'
export { noCalls } from './ports/call-bridge.ts'
export { createExotel, type ExotelAccount } from './ports/call-bridge/exotel.ts'
export type { Log, LogEntry } from './ports/log.ts'
export { createPhonePe, type PhonePeAccount } from './ports/payment-gateway/phonepe.ts'
export type { EventBus } from './ports/event-bus.ts'
export type { LiveTransport } from './ports/live-transport.ts'
export type { MediaRooms } from './ports/media-rooms.ts'
export type { Ports } from './ports/ports.ts'
export { createGooglePlaces } from './ports/place-provider/google.ts'
export { noPush, type PushSender } from './ports/push-sender.ts'
export { createMsg91, type Msg91Account } from './ports/sms-sender/msg91.ts'
export type { Settings } from './ports/settings.ts'
export { gstSettingOf, type GstOn } from './money/gst.ts'
export { realMoneyOf } from './money/real-money.ts'
export { isPhoneCountry, isPhoneNumber, phoneNumber } from './identity/index.ts'

export interface BackendOptions {
  /** From `openPglite` of `@tarapath/backend/pglite` or `openPostgres` of `@tarapath/backend/postgres`. */
  database: Database
  clock?: TurnableClock
  /** Missing ones come from an extension, or have an embedded default; payments and calls have none. */
  ports?: Partial<Ports>
  extensions?: readonly Extension[]
  settings?: Partial<Settings>
  /** Without it handsets have no sound, and live streams play recordings only. */
  media?: MediaRooms
}

export interface Backend {
  /** Answers every endpoint of the table, /healthz, /readyz and the pages of the extensions. */
  fetch: (input: Request | URL | string, init?: RequestInit, connection?: ConnectionInfo) => Promise<Response>
  controls: Controls
  /** Ends the event streams, so that a host can drain the other requests. */
  endStreams: () => void
  /** Waits for the running tick and closes the database. */
  close: () => Promise<void>
}

/** What a host, a test or the developer console controls besides requests. */
export interface Controls {
  clock: {
    now: () => Date
    /** Turns the clock forward and runs what falls due in between. */
    advance: (ms: number) => Promise<void>
  }
  faults: Faults
  /** Runs the jobs that are due; a host calls it every second. While none is, it asks the database nothing. */
  tick: () => Promise<void>
}

/** The whole platform behind one fetch handler. */
export function createBackend(options: BackendOptions): Backend {
  const { database, clock = createClock(), media = null, extensions = [] } = options
  const { db } = database
  const settings: Settings = { ...defaultSettings(), ...options.settings }
  const deliver = (request: Request) => answer(request)
  const base: BackendBase = { db, clock, settings, media, deliver }
  const ports = portsOf(base, options)
  const customerCache = createCustomerCache(database)
  const faults = createFaults()
  const closing = new AbortController()
  const context = {
    ...base,
    ports,
    closing: closing.signal,
    customerCache,
    astrologerOfToken: createAstrologerLookup(db),
    publicReplies: settings.visitorsShareMs > 0 ? createMicroCache(settings.visitorsShareMs) : null,
    retryAfterSeconds: settings.rateLimit && createRequestRateLimit(db, settings, settings.rateLimit),
  }
  const { app, direct } = createApp(context, faults, createEndpoints(customerCache))
  const answer = createRequestHandler(context, { app, direct })

  const parts: BackendParts = {
    ...base,
    ports,
    faults,
    advance: (ms) => ticker.advance(ms),
    catchUp: customerCache.catchUp,
  }
  const jobs = [
    ...createJobs({ db, ports, cache: customerCache, webOrigin: settings.webOrigin }),
    ...extensions.flatMap((extension) => extension.jobs?.(parts) ?? []),
  ]
  const ticker = createTicker({
    database,
    clock,
    jobs,
    log: ports.log,
    async beforeTurn(ms) {
      await shiftHeartbeats(db, ms)
      await shiftLastHeartbeat(db, ms)
    },
    afterRun: () => customerCache.catchUp().catch(() => {}),
  })
  for (const extension of extensions) extension.routes?.(app, parts)

  return {
    fetch: (input, init, connection) =>
      answer(input instanceof Request && init === undefined ? input : new Request(input, init), connection),
    controls: { clock: { now: () => clock.now(), advance: ticker.advance }, faults, tick: ticker.tick },
    endStreams: () => closing.abort(),
    async close() {
      closing.abort()
      await ticker.tick()
      await Promise.all([media?.close(), ports.events.close()])
      await database.close()
    },
  }
}

function portsOf(base: BackendBase, { ports = {}, extensions = [] }: BackendOptions): Ports {
  const { db, clock, settings, media } = base
  const given: Partial<Ports> = Object.assign({}, ...extensions.map((extension) => extension.ports?.(base)), ports)
  const { payments, calls } = given
  if (!payments || !calls)
    throw new Error('createBackend needs the ports "payments" and "calls": pass them, or an extension that has them.')
  return {
    sms: createSmsOutbox(db, clock),
    push: createPushOutbox(db, clock),
    places: createGeonames(),
    events: createMemoryBus(),
    live: createEmbeddedLive(settings, media),
    log: silentLog,
    ...given,
    payments,
    calls,
  }
}
