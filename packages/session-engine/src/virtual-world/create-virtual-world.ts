import type { Unsubscribe } from '../driver/ports.ts'
import { createBrowserProfile } from './browser-profile.ts'
import { createScriptedServer, type Script } from './scripted-server.ts'
import type { PageEvent, Tab, TabOptions } from './tab.ts'
import { createTimeline } from './timeline.ts'
import type { Call, TraceEntry } from './trace.ts'
import { openTab, type Device } from './virtual-page.ts'

/**
 * A device, a browser with any number of tabs, and a server, in which time passes only by `advance`. All times are ms since the
 * start; nothing waits for real, and the same steps give the same world.
 */
export interface VirtualWorld {
  readonly now: number
  /** Lets time pass and everything happen that is due. `advance(0)` lets happen what is due now. */
  advance(ms: number): Promise<void>
  /** Advances to a moment; does nothing when it is past. */
  runTo(ms: number): Promise<void>
  /** The device sleeps: wall time goes on, monotonic time and timers do not. */
  sleep(ms: number): Promise<void>
  /** The browser freezes all its pages: both clocks go on, timers fire late. */
  freeze(ms: number): Promise<void>
  /** The device's clock is set, forward or back. */
  shiftWallClock(ms: number): void
  /** Timers fire only at multiples of this, as they do in hidden tabs; null: on time. */
  throttleTimers(alignMs: number | null): void
  /** The network is away: every call fails, also those under way. */
  disconnect(): void
  /** The network is back, and the pages get an `online` event. */
  reconnect(): void
  /** What the server answers from a moment on; until then there is no consultation, and every call is accepted. */
  readonly server: Script
  openTab(options?: TabOptions): Tab
  /** Calls `fn` with everything that the engines do, in order. */
  watch(fn: (entry: TraceEntry) => void): Unsubscribe
  /** Every call that left, in order; save-log lines are in `logs`. */
  readonly calls: readonly Call[]
  /** Change it as a page would, through `tab.ports.storage`. */
  readonly storage: ReadonlyMap<string, string>
  readonly logs: readonly string[]
}

function span(ms: number, of: string): number {
  if (!(ms >= 0 && Number.isFinite(ms)))
    throw new TypeError(`${of} needs milliseconds that are not negative, not ${ms}.`)
  return ms
}

/**
 * Starts a world. A whole consultation in a test:
 *
 * ```ts
 * const world = createVirtualWorld()
 * world.server.status(0, inProgress({ max_call_duration: 120 }))
 * world.server.end(0, { status_message: 'It reached the limit you set.' }, { latencyMs: 200 })
 * const tab = world.openTab({ path: '/chat' })
 * await world.runTo(119_000)
 * expect(tab.engine.getCountdown().remainingSeconds).toBe(1)
 * await world.runTo(125_000)
 * expect(tab.engine.getSnapshot().ended?.message).toBe('It reached the limit you set.')
 * expect(world.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
 * ```
 *
 * @param options.t0 wall time at the start, ISO 8601; default 2026-01-01T00:00:00Z
 */
export function createVirtualWorld(options: { t0?: string } = {}): VirtualWorld {
  const startedAt = Date.parse(options.t0 ?? '2026-01-01T00:00:00Z')
  if (!Number.isFinite(startedAt)) throw new TypeError(`createVirtualWorld: "t0" is not a date: ${String(options.t0)}`)
  const timeline = createTimeline()
  const server = createScriptedServer(timeline, startedAt)
  const profile = createBrowserProfile(timeline)
  const pages: Device['pages'] = new Map()
  const watchers = new Set<(entry: TraceEntry) => void>()
  const emitToAll = (event: PageEvent): void => pages.forEach((emit) => emit(event))
  let wallShift = 0
  let tabCount = 0
  let pageCount = 0
  const device: Device = {
    timeline,
    server,
    profile,
    pages,
    wall: () => startedAt + timeline.now() + wallShift,
    newPageNumber: () => (pageCount += 1),
    reportOf: (tab) => (entry) => watchers.forEach((fn) => fn({ t: timeline.now(), tab, ...entry })),
  }

  return {
    get now() {
      return timeline.now()
    },
    advance: async (ms) => timeline.advance(span(ms, 'advance')),
    runTo: async (ms) => timeline.advance(span(Math.max(0, ms - timeline.now()), 'runTo')),
    async sleep(ms) {
      span(ms, 'sleep')
      await timeline.advance(0)
      timeline.suspend(ms, 'sleep')
      await timeline.advance(0)
    },
    async freeze(ms) {
      span(ms, 'freeze')
      await timeline.advance(0)
      emitToAll('frozen')
      timeline.suspend(ms, 'freeze')
      emitToAll('resumed')
      await timeline.advance(0)
    },
    shiftWallClock(ms) {
      wallShift += ms
    },
    throttleTimers(alignMs) {
      if (alignMs !== null && !(alignMs > 0))
        throw new TypeError(`throttleTimers needs a positive number, not ${alignMs}.`)
      timeline.throttle(alignMs)
    },
    disconnect: () => server.setReachable(false),
    reconnect() {
      server.setReachable(true)
      // A page that is frozen hears of it when it resumes.
      for (const [page, emit] of pages) timeline.after(0, { page, isTimer: false }, () => emit('online'))
    },
    server: server.script,
    openTab: (tabOptions = {}) => openTab(device, (tabCount += 1), tabOptions),
    watch(fn) {
      watchers.add(fn)
      return () => watchers.delete(fn)
    },
    calls: server.calls,
    storage: profile.storage,
    logs: server.logs,
  }
}
