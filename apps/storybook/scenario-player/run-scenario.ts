import { createVirtualWorld, type TraceEntry, type Tab, type VirtualWorld } from '@tarapath/session-engine/testing'
import { agreeToEnds, DEEDS, type Stage } from './deeds.ts'
import type { Happens, Promised, Scenario } from './scenario.ts'
import { createScriptedConsultation, type ScriptedConsultation } from './scripted-consultation.ts'
import { differences, sightOf } from './sight.ts'

const STARTS_AT = '2026-11-20T16:12:00+05:30'

/** One of the customer's tabs. A reload gives it another page. */
export interface RunTab {
  readonly number: number
  readonly page: Tab
  readonly path: string
}

export type Outcome = { name: 'open' } | { name: 'kept' } | { name: 'broken'; why: readonly string[] }

/** A scenario as far as it has been played. The same scenario played to the same moment is the same. */
export interface ScenarioRun {
  readonly scenario: Scenario
  readonly world: VirtualWorld
  readonly consultation: ScriptedConsultation
  readonly tabs: readonly RunTab[]
  /** Everything that the engines did. */
  readonly record: readonly TraceEntry[]
  /** What became of the promises, in their order. */
  readonly outcomes: readonly Outcome[]
  /** Plays on to a moment, in milliseconds since the start. */
  advanceTo(ms: number): Promise<void>
  /** A tab was led elsewhere by hand. */
  go(tab: number, path: string): void
}

type Step = { at: number; happens: Happens } | { at: number; promise: number; promised: Promised }

export function runScenario(scenario: Scenario): ScenarioRun {
  const world = createVirtualWorld({ t0: STARTS_AT })
  const tabs: RunTab[] = []
  const record: TraceEntry[] = []
  const outcomes: Outcome[] = scenario.promises.map(() => ({ name: 'open' }))
  const consultation = createScriptedConsultation(world, () => Date.parse(STARTS_AT) + world.now)
  const steps = stepsOf(scenario)
  let done = 0

  agreeToEnds(world)
  world.watch((entry) => {
    record.push(entry)
    const tab = tabs[entry.tab - 1]
    if (entry.kind === 'navigation' && tab) follow(tab, entry.to)
    if (entry.kind === 'reply' && entry.call.method === 'POST' && !entry.error) {
      consultation.end(...endedByCall(entry.call.body, entry.reply))
    }
  })
  openTab('/')

  function openTab(path: string): void {
    const page = world.openTab({ path })
    tabs.push({ number: page.number, page, path })
  }
  function replace(tab: RunTab, changes: Partial<RunTab>): void {
    tabs[tab.number - 1] = { ...tab, ...changes }
  }
  function go(tab: RunTab, path: string): void {
    replace(tab, { path })
    tab.page.engine.routeChanged(path)
  }
  function reload(tab: RunTab): void {
    replace(tab, { page: tab.page.reload({ path: tab.path }) })
  }
  /** Carries out what an engine asks of its page, when the engine has finished asking. */
  function follow(tab: RunTab, to: string): void {
    tab.page.ports.scheduler.after(0, () => {
      const latest = tabs[tab.number - 1]
      if (!latest) return
      if (to === 'reload') reload(latest)
      else if (to !== 'logout') go(latest, to)
    })
  }

  async function take(step: Step): Promise<void> {
    const tab = tabs[(('happens' in step ? step.happens.tab : step.promised.tab) ?? 1) - 1]
    if (!tab) throw new Error(`"${scenario.title}" has no such tab at ${step.at} s. Open it first.`)
    if ('happens' in step) {
      const stage: Stage = { world, consultation, tab, openTab, go, reload }
      DEEDS[step.happens.does](stage, step.happens)
      await world.advance(0)
    } else {
      const why = differences(sightOf({ world }, tab), step.promised.sees)
      outcomes[step.promise] = why.length === 0 ? { name: 'kept' } : { name: 'broken', why }
    }
  }

  return {
    scenario,
    world,
    consultation,
    tabs,
    record,
    outcomes,
    async advanceTo(ms) {
      for (let step = steps[done]; step && step.at * 1000 <= ms; step = steps[done]) {
        done += 1
        await world.runTo(step.at * 1000)
        await take(step)
      }
      await world.runTo(ms)
    },
    go(number, path) {
      const tab = tabs[number - 1]
      if (tab && tab.path !== path) go(tab, path)
    },
  }
}

/** In the order of time; what is promised for a moment is looked at after what happens then. */
function stepsOf({ happens, promises }: Scenario): Step[] {
  const deeds: Step[] = happens.map((row) => ({ at: row.at, happens: row }))
  const looks: Step[] = promises.map((promised, promise) => ({ at: promised.at, promise, promised }))
  return [...deeds, ...looks].toSorted((a, b) => a.at - b.at)
}

function endedByCall(body: unknown, reply: unknown): ['time' | 'customer', string | undefined] {
  const { auto_end: isAuto } = body as { auto_end?: boolean }
  const { status_message: sentence } = (reply ?? {}) as { status_message?: string }
  return [isAuto ? 'time' : 'customer', sentence]
}
