import type { StepName } from './steps.ts'
import type { Snapshot } from './snapshot.ts'

/** Something that happens at a moment. */
export interface Step {
  /** Seconds since the start. */
  at: number
  does: StepName
  /** Marks the moment on the timeline. */
  mark?: string
  /** In which of the customer's tabs; the first when missing. */
  tab?: number
  /** The message that is written, or the one with which the server ends the consultation. */
  text?: string
  /** How long it may run, or what a recharge adds. */
  minutes?: number
  /** Where a tab is opened, or goes. */
  path?: string
}

/** What the snapshot of a moment must contain; checked while the scenario plays, and in tests. */
export interface ScenarioPromise {
  at: number
  says: string
  /** Marks the moment on the timeline. */
  mark?: string
  tab?: number
  sees: Partial<Snapshot>
}

/** A timeline to play: what happens when, and what must be seen when. */
export interface Scenario {
  slug: string
  title: string
  summary: string
  lastsSeconds: number
  steps: readonly Step[]
  promises: readonly ScenarioPromise[]
}

/** The marked moments of a scenario, in their order. */
export function marksOf({ steps, promises }: Scenario): { at: number; mark: string }[] {
  return [...steps, ...promises]
    .flatMap(({ at, mark }) => (mark === undefined ? [] : [{ at, mark }]))
    .toSorted((a, b) => a.at - b.at)
}
