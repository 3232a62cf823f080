import type { SessionConfig } from '../core/config.ts'
import { createSessionEngine } from '../driver/create-session-engine.ts'
import type { Ports } from '../driver/ports.ts'
import type { EngineOptions, SessionEngine } from '../driver/session-engine.ts'
import { createBrowserProfile } from './browser-profile.ts'
import { createScriptedServer, type Call, type Script } from './scripted-server.ts'
import { createTimeline } from './timeline.ts'

/** How a tab is opened. Default: signed in, on '/', visible. */
export type TabOptions = Partial<Pick<EngineOptions, 'signedIn' | 'path'>> & {
  config?: SessionConfig
  visible?: boolean
}

/** One page with its own engine. */
export interface Tab {
  readonly engine: SessionEngine
  readonly ports: Ports
  /** What the engine asked of the page: 'reload', 'logout', or the path it was sent to. Nothing is carried out. */
  readonly navigations: readonly string[]
  hide(): void
  show(): void
  /** The page is gone, without a farewell: what it waited for never comes. */
  close(): void
  /** The page is gone and comes back with an engine of its own. */
  reload(): Tab
}

/**
 * A device, a browser with any number of tabs, and a server, in which time passes only when told to. All times are ms since the
 * start; nothing waits for real.
 */
export interface VirtualWorld {
  readonly now: number
  /** Lets time pass and everything happen that is due. */
  advance(ms: number): Promise<void>
  runTo(ms: number): Promise<void>
  /** The device sleeps: wall time goes on, monotonic time and timers do not. */
  sleep(ms: number): Promise<void>
  /** The browser freezes its pages: both clocks go on, timers fire late. */
  freeze(ms: number): Promise<void>
  /** Somebody sets the device's clock. */
  shiftWallClock(ms: number): void
  /** Timers fire only at multiples of this; null: on time. */
  throttleTimers(alignMs: number | null): void
  /** What the server answers from a moment on; until then there is no consultation, and an end is agreed to. */
  server: Script
  openTab(o?: TabOptions): Tab
  /** Every call that left, in order; save-log lines are in `logs`. */
  readonly calls: readonly Call[]
  readonly storage: ReadonlyMap<string, string>
  readonly logs: readonly string[]
}

type LifecycleEvent = 'visible' | 'hidden' | 'online' | 'frozen' | 'resumed'

/** @param o.t0 wall time at the start, ISO 8601; default 2026-01-01T00:00:00Z */
export function createVirtualWorld(o: { t0?: string } = {}): VirtualWorld {
  const startedAt = Date.parse(o.t0 ?? '2026-01-01T00:00:00Z')
  if (!Number.isFinite(startedAt)) throw new TypeError(`createVirtualWorld: "t0" is not a date: ${String(o.t0)}`)
  const timeline = createTimeline()
  const server = createScriptedServer(timeline, startedAt)
  const profile = createBrowserProfile(timeline)
  const pages = new Set<(e: LifecycleEvent) => void>()
  let wallShift = 0
  let tabCount = 0

  function openTab(options: TabOptions = {}): Tab {
    const number = (tabCount += 1)
    const navigations: string[] = []
    const listeners = new Set<(e: LifecycleEvent) => void>()
    const membership = profile.join(number)
    let isVisible = options.visible ?? true
    let isOpen = true
    const emit = (e: LifecycleEvent): void => listeners.forEach((fn) => fn(e))
    pages.add(emit)

    const ports: Ports = {
      api: server.apiOf(number, () => isOpen),
      storage: membership.storage,
      peers: membership.peers,
      clock: { wall: () => startedAt + timeline.now() + wallShift, mono: () => timeline.mono() },
      scheduler: { after: (ms, fn) => timeline.after(ms, () => isOpen && fn(), true) },
      nav: {
        reload: () => void navigations.push('reload'),
        replace: (path) => void navigations.push(path),
        logoutFully: () => void navigations.push('logout'),
      },
      lifecycle: {
        isVisible: () => isVisible,
        subscribe(fn) {
          listeners.add(fn)
          return () => listeners.delete(fn)
        },
      },
    }
    const { config } = options
    const engine = createSessionEngine({
      ports,
      signedIn: options.signedIn ?? true,
      path: options.path ?? '/',
      ...(config && { config }),
    })

    function close(): void {
      isOpen = false
      pages.delete(emit)
      membership.leave()
      engine.dispose()
    }

    return {
      engine,
      ports,
      navigations,
      close,
      hide() {
        isVisible = false
        emit('hidden')
      },
      show() {
        isVisible = true
        emit('visible')
      },
      reload() {
        close()
        return openTab({ ...options, visible: isVisible })
      },
    }
  }

  return {
    get now() {
      return timeline.now()
    },
    advance: (ms) => timeline.advance(ms),
    runTo: (ms) => timeline.advance(Math.max(0, ms - timeline.now())),
    async sleep(ms) {
      await timeline.advance(0)
      timeline.standStill(ms, 'sleep')
      await timeline.advance(0)
    },
    async freeze(ms) {
      await timeline.advance(0)
      for (const emit of pages) emit('frozen')
      timeline.standStill(ms, 'freeze')
      for (const emit of pages) emit('resumed')
      await timeline.advance(0)
    },
    shiftWallClock(ms) {
      wallShift += ms
    },
    throttleTimers: (alignMs) => timeline.throttle(alignMs),
    server: server.script,
    openTab,
    calls: server.calls,
    storage: profile.storage,
    logs: server.logs,
  }
}
