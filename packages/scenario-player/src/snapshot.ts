import type { Ended, SessionView } from '@tarapath/session-engine'
import type { ScenarioRun } from './run-scenario.ts'
import type { RunTab } from './run-tabs.ts'

/** Everything about a moment that a scenario can promise. */
export interface Snapshot {
  phase: SessionView['phase']
  modal: SessionView['modal']
  widget: SessionView['widget']
  connection: SessionView['connection']
  idleSeconds: number | null
  remainingSeconds: number | null
  path: string
  /** How it ended, while that is on screen. */
  message: string | null
  endedBy: Ended['by'] | null
  /** The reasons of all end calls; repetitions of one end count once. */
  ends: readonly string[]
  /** How often all tabs together read the status in the last minute. */
  readsLastMinute: number
  /** What storage holds. */
  keys: readonly string[]
}

export function snapshotOf({ world }: Pick<ScenarioRun, 'world'>, { page, path }: RunTab): Snapshot {
  const { phase, modal, widget, connection, ended } = page.engine.getSnapshot()
  const { idleSeconds, remainingSeconds } = page.engine.getCountdown()
  const ends = new Map<string | undefined, string>()
  let readsLastMinute = 0
  for (const { t, method, body, idempotencyKey } of world.calls) {
    if (method === 'GET' && t > world.now - 60_000) readsLastMinute += 1
    if (method === 'POST') ends.set(idempotencyKey, reasonOf(body))
  }
  return {
    phase,
    modal,
    widget,
    connection,
    idleSeconds,
    remainingSeconds,
    path,
    message: ended?.message ?? null,
    endedBy: ended?.by ?? null,
    ends: Array.from(ends.values()),
    readsLastMinute,
    keys: Array.from(world.storage.keys()).toSorted(),
  }
}

/** The fields in which what is seen is not what was promised. */
export function differences(seen: Snapshot, promised: Partial<Snapshot>): string[] {
  return (Object.keys(promised) as (keyof Snapshot)[])
    .filter((field) => JSON.stringify(seen[field]) !== JSON.stringify(promised[field]))
    .map((field) => `${field}: ${JSON.stringify(seen[field])}, not ${JSON.stringify(promised[field])}`)
}

function reasonOf(body: unknown): string {
  return String((body as { chat_end_reason?: unknown } | undefined)?.chat_end_reason)
}
