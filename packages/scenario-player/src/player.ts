import type { PlayerClock } from './player-clock.ts'
import { runScenario, type ScenarioRun } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'

/** What is shown; a new object after every change. */
export interface PlayerView {
  readonly run: ScenarioRun
  /** Milliseconds since the start of the scenario. */
  readonly now: number
  readonly isPlaying: boolean
  /** How many seconds of the scenario pass in one. */
  readonly speed: number
}

export interface Player {
  getSnapshot(): PlayerView
  subscribe(fn: () => void): () => void
  play(): void
  pause(): void
  /** Goes to a moment; an earlier one is played again from the start, without what was done by hand. */
  jumpTo(ms: number): Promise<void>
  /** Where it will be when the jump that is under way is done; steps count from there. */
  destination(): number
  setSpeed(speed: number): void
  dispose(): void
}

export function createPlayer(scenario: Scenario, clock: PlayerClock, { speed = 4 } = {}): Player {
  const lastMs = scenario.lastsSeconds * 1000
  const moments = Array.from(new Set([...scenario.steps, ...scenario.promises].map(({ at }) => at * 1000))).toSorted(
    (a, b) => a - b,
  )
  const listeners = new Set<() => void>()
  let run = watched(runScenario(scenario))
  let view: PlayerView = { run, now: 0, isPlaying: false, speed }
  let stopTicking: (() => void) | null = null
  let working: Promise<void> | null = null
  let wanted: number | null = null
  let heading: number | null = null

  /** Something that was done by hand shows at once, also while time stands still. */
  function watched(started: ScenarioRun): ScenarioRun {
    started.world.watch(() => {
      if (!working) queueMicrotask(() => started === run && publish({}))
    })
    return started
  }
  function publish(changes: Partial<PlayerView>): void {
    view = { ...view, run, now: run.world.now, ...changes }
    for (const fn of listeners) fn()
  }

  /** The screens see every moment of the table on the way, as they would if it were played: what they remember is right. */
  async function moveTo(target: number): Promise<void> {
    if (target < run.world.now) run = watched(runScenario(scenario))
    for (const moment of moments) {
      if (moment <= run.world.now || moment >= target) continue
      if (wanted !== null) return
      await run.advanceTo(moment)
      publish({})
      await clock.untilDrawn()
    }
    await run.advanceTo(target)
  }
  async function goOn(): Promise<void> {
    for (let target = wanted; target !== null; target = wanted) {
      wanted = null
      heading = target
      await moveTo(target)
    }
    working = null
    heading = null
    publish({})
  }
  /** One move at a time; of moves that come meanwhile only the last counts. */
  function jumpTo(ms: number): Promise<void> {
    wanted = Math.min(Math.max(0, ms), lastMs)
    working ??= goOn()
    return working
  }

  function pause(): void {
    stopTicking?.()
    stopTicking = null
    if (view.isPlaying) publish({ isPlaying: false })
  }

  void jumpTo(0)

  return {
    getSnapshot: () => view,
    subscribe(fn) {
      listeners.add(fn)
      return () => listeners.delete(fn)
    },
    play() {
      if (view.isPlaying) return
      if (view.now >= lastMs) void jumpTo(0)
      stopTicking = clock.everyFrame((elapsedMs) => {
        if (working) return
        void jumpTo(run.world.now + elapsedMs * view.speed)
        if (run.world.now >= lastMs) pause()
      })
      publish({ isPlaying: true })
    },
    pause,
    jumpTo,
    destination: () => wanted ?? heading ?? run.world.now,
    setSpeed: (next) => publish({ speed: next }),
    dispose() {
      pause()
      listeners.clear()
    },
  }
}
