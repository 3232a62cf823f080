import { createTicker } from './background/ticker.ts'
import { createConsole } from './console/create-console.ts'
import { createStaffDesk } from './console/desk/create-staff-desk.ts'
import type { Database } from './database/db.ts'
import { createApp, type ConnectionInfo } from './http/app.ts'
import { createDoor } from './http/door.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { createMicroCache } from './http/micro-cache.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { createClock, type TurnableClock } from './ports/clock.ts'
import { createHandsets } from './ports/call-bridge/handsets.ts'
import { createMemoryBus } from './ports/event-bus/memory.ts'
import { createEmbeddedLive } from './ports/live-transport/embedded.ts'
import { silentLog } from './ports/log.ts'
import type { MediaRooms } from './ports/media-rooms.ts'
import type { Ports } from './ports/ports.ts'
import { defaultSettings, type Settings } from './ports/settings.ts'
import { createSmsOutbox } from './ports/sms-sender/outbox.ts'
import { createPhonePe } from './ports/payment-gateway/phonepe.ts'
import { simulatorAccount } from './ports/payment-gateway/simulator-account.ts'
import { createPaymentSimulator } from './ports/payment-gateway/simulator.ts'
import { createGeonames } from './ports/place-provider/geonames.ts'
import { createCustomerMemory } from './rules/customer-memory.ts'

export { DroppedConnection, type Fault, type Faults } from './http/faults.ts'
export type { ConnectionInfo } from './http/app.ts'
export type { Database, Db } from './database/db.ts'
export { createClock, type Clock, type TurnableClock } from './ports/clock.ts'
export { createExotel, type ExotelAccount } from './ports/call-bridge/exotel.ts'
export type { Log, LogEntry } from './ports/log.ts'
export { createPhonePe, type PhonePeAccount } from './ports/payment-gateway/phonepe.ts'
export type { LiveTransport } from './ports/live-transport.ts'
export type { MediaRooms } from './ports/media-rooms.ts'
export type { Ports } from './ports/ports.ts'
export { createGooglePlaces } from './ports/place-provider/google.ts'
export { createMsg91, type Msg91Account } from './ports/sms-sender/msg91.ts'
export type { Settings } from './ports/settings.ts'
export { gstChoiceOf, type GstOn } from './rules/gst.ts'
export { isPhoneNumber, phoneNumber } from './rules/phone-number.ts'

export interface BackendOptions {
  /** From `openPglite` of `@tarapath/backend/pglite` or `openPostgres` of `@tarapath/backend/postgres`. */
  database: Database
  clock?: TurnableClock
  /** Each missing port gets its embedded default. */
  ports?: Partial<Ports>
  settings?: Partial<Settings>
  /** Without it handsets are mute, and live streams play recordings only. */
  media?: MediaRooms
}

export interface Backend {
  /** Every call of the table, the pay page of the simulator, the developer console, the desk, /healthz and /readyz. */
  fetch: (input: Request | URL | string, init?: RequestInit, connection?: ConnectionInfo) => Promise<Response>
  controls: Controls
  /** Ends the replies that stay open, so that a host can let everything else finish. */
  endStreams: () => void
  /** Waits for the running tick and closes the database. */
  close: () => Promise<void>
}

/** What a host, a test or the developer console may do beside calling. */
export interface Controls {
  clock: {
    now: () => Date
    /** Turns the clock and lives through the time between. */
    advance: (ms: number) => Promise<void>
  }
  faults: Faults
  /** Does what is due; a host calls it every second. */
  tick: () => Promise<void>
}

/** The whole platform behind one fetch handler. */
export function createBackend(options: BackendOptions): Backend {
  const { database, clock = createClock(), media = null } = options
  const { db } = database
  const settings: Settings = { ...defaultSettings(), ...options.settings }
  /** Requests between parts of this process: to the simulator, and its callbacks to us. */
  const deliver = (request: Request) => answer(request)
  const ports: Ports = {
    sms: createSmsOutbox(db, clock),
    payments: createPhonePe(simulatorAccount(settings), clock, deliver),
    places: createGeonames(),
    calls: createHandsets(db, clock),
    events: createMemoryBus(),
    live: createEmbeddedLive(settings, media),
    log: silentLog,
    ...options.ports,
  }
  const memory = createCustomerMemory(database)
  const faults = createFaults()
  const closing = new AbortController()
  const waitOf = settings.rateLimit && createRateLimiter(settings.rateLimit)
  const publicReplies = settings.visitorsShareMs > 0 ? createMicroCache(settings.visitorsShareMs) : null
  const kernel = { db, clock, ports, settings, media, closing: closing.signal, memory, publicReplies, waitOf }
  const { app, direct } = createApp(kernel, faults)
  const answer = createDoor(kernel, { app, direct })
  if (!options.ports?.payments) app.route('/simulator', createPaymentSimulator({ db, clock, settings, deliver }))
  const ticker = createTicker({ db, clock, ports, settings, memory })
  if (settings.staff.length > 0)
    app.route('/desk', createStaffDesk({ db, clock, settings, ports, catchUp: memory.catchUp }))
  if (settings.console)
    app.route(
      '/console',
      createConsole({
        db,
        clock,
        settings,
        faults,
        media,
        ports,
        advance: ticker.advance,
        catchUp: memory.catchUp,
        deliver,
      }),
    )
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
