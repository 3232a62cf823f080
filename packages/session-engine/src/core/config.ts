import type { OrderType } from './consultation.ts'

/** Everything that can be turned. All times are milliseconds. */
export interface SessionConfig {
  /** Start of one status read to the start of the next. Default 1500 (specification §9). */
  pollMs?: number
  /** How often a visible countdown ticks. Default 1000 (specification §9). */
  tickMs?: number
  /** Idle time at the first pick-up. Default 180000; the specification does not give it. */
  idleInitialMs?: number
  /** Idle time after a continue or an own message. Default 180000 (specification §9). */
  idleContinueMs?: number
  /** The idle warning opens with this much left. Default 60000 (specification §9). */
  idleWarnMs?: number
  /** Which orders have an idle countdown. Default `[1]`: a caller is on the phone, not at the page. */
  idleOrderTypes?: readonly OrderType[]
  /** What starts the idle time afresh. Default `['continue', 'send']`; `['continue']` is the letter of the specification. */
  idleResetOn?: readonly ('continue' | 'send' | 'typing')[]
  /** Whether the timers may end a consultation. Default true; false when a native shell owns the session. */
  autoEnd?: boolean
  /** Whether modals and widgets may be shown. Default true; false for `?platform=mobile`. */
  popups?: boolean
  /** Path of the chat page. Default '/chat'. */
  chatPath?: string
  /** Where a customer without a consultation is sent from the chat page. Default '/'. */
  homePath?: string
  /** How long the ended modal waits for the end call. Default 3000. */
  endUiTimeoutMs?: number
  /** Waits before the end call is repeated. Default `[1000, 2000, 4000, 8000, 16000]`. */
  endRetryMs?: readonly number[]
  /** After these, from one repetition to the next, until the server answers. Default 30000. */
  endRetryForeverMs?: number
  /** How long a new consultation is looked for after `consultationInitiated()`. Default 30000. */
  expectMs?: number
  /** Put before every storage key. Default '' keeps the specification's key names. */
  storagePrefix?: string
  /** Reads `start_datetime` into epoch milliseconds, or null when it cannot. Default: ISO 8601, UTC when no offset is given. */
  parseStart?(text: string): number | null
}

/** A configuration with every default filled in. */
export type Settings = Required<SessionConfig>

/** ISO 8601 text into epoch milliseconds, NaN when it cannot be read; a space may replace the T, and no offset means UTC. */
function parseIsoStart(text: string): number {
  const iso = text.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
  const hasOffset = /(?:z|[+-]\d\d:?\d\d)$/i.test(iso)
  return Date.parse(hasOffset || !iso.includes('T') ? iso : `${iso}Z`)
}

export const DEFAULTS: Settings = {
  pollMs: 1500,
  tickMs: 1000,
  idleInitialMs: 180_000,
  idleContinueMs: 180_000,
  idleWarnMs: 60_000,
  idleOrderTypes: [1],
  idleResetOn: ['continue', 'send'],
  autoEnd: true,
  popups: true,
  chatPath: '/chat',
  homePath: '/',
  endUiTimeoutMs: 3000,
  endRetryMs: [1000, 2000, 4000, 8000, 16_000],
  endRetryForeverMs: 30_000,
  expectMs: 30_000,
  storagePrefix: '',
  parseStart: parseIsoStart,
}

const resolved = new WeakMap<SessionConfig, Settings>()

/** Fills in the defaults; remembered for each configuration object, so that it costs nothing in a transition. */
export function settingsOf(config: SessionConfig | undefined): Settings {
  if (!config) return DEFAULTS
  let settings = resolved.get(config)
  if (!settings) {
    const given = Object.entries(config).filter(([, value]) => value !== undefined)
    settings = { ...DEFAULTS, ...Object.fromEntries(given) }
    resolved.set(config, settings)
  }
  return settings
}
