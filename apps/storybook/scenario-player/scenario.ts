import type { Deed } from './deeds.ts'
import type { Sight } from './sight.ts'

/** Something that happens at a moment. */
export interface Happens {
  /** Seconds since the start. */
  at: number
  does: Deed
  /** Marks the moment on the timeline. */
  mark?: string
  /** In which of the customer's tabs; the first when missing. */
  tab?: number
  /** What is written, or the sentence with which the server ends it. */
  text?: string
  /** How long it may run, or what a recharge adds. */
  minutes?: number
  /** Where a tab is opened, or goes. */
  path?: string
}

/** What must be seen at a moment; checked while it plays, and in tests. */
export interface Promised {
  at: number
  says: string
  /** Marks the moment on the timeline. */
  mark?: string
  tab?: number
  sees: Partial<Sight>
}

/** A timeline to play: a table of what happens and a table of what must come of it. */
export interface Scenario {
  slug: string
  title: string
  story: string
  lastsSeconds: number
  happens: readonly Happens[]
  promises: readonly Promised[]
}

/** The marked moments of a scenario, in their order. */
export function marksOf({ happens, promises }: Scenario): { at: number; mark: string }[] {
  return [...happens, ...promises]
    .flatMap(({ at, mark }) => (mark === undefined ? [] : [{ at, mark }]))
    .toSorted((a, b) => a.at - b.at)
}
