import type { SessionEvent, SessionView } from '@tarapath/session-engine'
import { createVirtualWorld, type TraceEntry, type VirtualWorld } from '@tarapath/session-engine/testing'
import { createRunTabs, type RunTab } from './run-tabs.ts'
import type { Step, ScenarioPromise, Scenario } from './scenario.ts'
import { createScriptedConsultation, type ScriptedConsultation } from './scripted-consultation.ts'
import { differences, snapshotOf } from './snapshot.ts'
import { agreeToEnds, STEP_HANDLERS } from './steps.ts'

const STARTS_AT = '2026-11-20T16:12:00+05:30'

export type Outcome = { name: 'open' } | { name: 'kept' } | { name: 'broken'; why: readonly string[] }

/** What an engine did, or the phase to which an event led it. */
export type RunEntry =
  | TraceEntry
  | { t: number; tab: number; kind: 'phase'; event: SessionEvent['type']; from: Phase; to: Phase }

type Phase = SessionView['phase']

/** A scenario as far as it has been played. The same scenario played to the same moment is the same. */
export interface ScenarioRun {
  readonly scenario: Scenario
  readonly world: VirtualWorld
  readonly consultation: ScriptedConsultation
  readonly tabs: readonly RunTab[]
  /** Everything that the engines did. */
  readonly trace: readonly RunEntry[]
  /** What became of the promises, in their order. */
  readonly outcomes: readonly Outcome[]
  /** Plays on to a moment, in milliseconds since the start. */
  advanceTo(ms: number): Promise<void>
  /** The viewer navigated in a tab. */
  go(tab: number, path: string): void
}

/** A row of either table. */
type Entry = { at: number; step: Step } | { at: number; index: number; promise: ScenarioPromise }

export function runScenario(scenario: Scenario): ScenarioRun {
  const world = createVirtualWorld({ t0: STARTS_AT })
  const trace: RunEntry[] = []
  const tabs = createRunTabs(world, (tab, { event, before, after }) => {
    if (before.phase === after.phase) return
    trace.push({ t: world.now, tab, kind: 'phase', event: event.type, from: before.phase, to: after.phase })
  })
  const outcomes: Outcome[] = scenario.promises.map(() => ({ name: 'open' }))
  const consultation = createScriptedConsultation(world, () => Date.parse(STARTS_AT) + world.now)
  const entries = entriesOf(scenario)
  let done = 0

  agreeToEnds(world)
  world.watch((entry) => {
    trace.push(entry)
    if (entry.kind === 'navigation') tabs.follow(entry.tab, entry.to)
    if (entry.kind === 'reply' && entry.call.method === 'POST' && !entry.error) {
      consultation.end(...endedByCall(entry.call.body, entry.reply))
    }
  })
  tabs.open('/')

  async function take(entry: Entry): Promise<void> {
    const tab = tabs.all[(('step' in entry ? entry.step.tab : entry.promise.tab) ?? 1) - 1]
    if (!tab) throw new Error(`"${scenario.title}" has no such tab at ${entry.at} s. Open it first.`)
    if ('step' in entry) {
      const { open: openTab, go, reload } = tabs
      STEP_HANDLERS[entry.step.does]({ world, consultation, tab, openTab, go, reload }, entry.step)
      await world.advance(0)
    } else {
      const why = differences(snapshotOf({ world }, tab), entry.promise.sees)
      outcomes[entry.index] = why.length === 0 ? { name: 'kept' } : { name: 'broken', why }
    }
  }

  return {
    scenario,
    world,
    consultation,
    tabs: tabs.all,
    trace,
    outcomes,
    async advanceTo(ms) {
      for (let entry = entries[done]; entry && entry.at * 1000 <= ms; entry = entries[done]) {
        done += 1
        await world.runTo(entry.at * 1000)
        await take(entry)
      }
      await world.runTo(ms)
    },
    go(number, path) {
      const tab = tabs.all[number - 1]
      if (tab && tab.path !== path) tabs.go(tab, path)
    },
  }
}

/** In the order of time; what is promised for a moment is checked after the steps of that moment. */
function entriesOf({ steps, promises }: Scenario): Entry[] {
  const taken: Entry[] = steps.map((step) => ({ at: step.at, step }))
  const checked: Entry[] = promises.map((promise, index) => ({ at: promise.at, index, promise }))
  return [...taken, ...checked].toSorted((a, b) => a.at - b.at)
}

function endedByCall(body: unknown, reply: unknown): ['time' | 'customer', string | undefined] {
  const { auto_end: isAuto } = body as { auto_end?: boolean }
  const { status_message: message } = (reply ?? {}) as { status_message?: string }
  return [isAuto ? 'time' : 'customer', message]
}
