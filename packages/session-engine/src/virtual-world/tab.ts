import type { SessionConfig } from '../core/config.ts'
import type { Ports } from '../driver/ports.ts'
import type { EngineOptions, SessionEngine } from '../driver/session-engine.ts'

/** How a tab is opened. Default: signed in, on '/', visible. */
export type TabOptions = Partial<Pick<EngineOptions, 'signedIn' | 'path' | 'inspect'>> & {
  config?: SessionConfig
  visible?: boolean
}

/** One page with its own engine. */
export interface Tab {
  /** The number of the tab, from 1, as in `calls`; a reload keeps it. */
  readonly number: number
  readonly engine: SessionEngine
  /** The engine's ports. Give these to an engine or a chat of your own, with one replaced by a port that fails. */
  readonly ports: Ports
  /** What the engine asked of the page: 'reload', 'logout', or the path it was sent to. Nothing is carried out. */
  readonly navigations: readonly string[]
  hide(): void
  show(): void
  /** The browser freezes this page alone: timers, replies and messages wait, locks stay held. */
  freeze(): void
  /** The page goes on: what waited is overdue and comes with the next `advance`. */
  resume(): void
  /** The page is closed: pending replies never arrive, its locks are free. */
  close(): void
  /** The page is closed and opened again as before, changed by `options`: with the same storage and an engine of its own. */
  reload(options?: TabOptions): Tab
}

export type PageEvent = 'visible' | 'hidden' | 'online' | 'frozen' | 'resumed'
