import { isDatabaseSilent } from '../database/failures.ts'
import type { TurnableClock } from '../ports/clock.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import type { Job } from './job.ts'

/** `advance` over hours takes this many steps at most. */
const MAX_STEPS = 40

export interface Ticker {
  /** Runs what is due now. A tick that is asked for while another runs is that one. */
  tick: () => Promise<void>
  /** Turns the clock and runs what falls due in between, second by second where it is short. */
  advance: (ms: number) => Promise<void>
}

interface TickerOptions {
  clock: TurnableClock
  jobs: readonly Job[]
  log: Log
  /** After the clock was turned by so much, before the next tick. */
  onTurned: (ms: number) => Promise<void>
  afterTick: () => Promise<void>
}

export function createTicker({ clock, jobs, log, onTurned, afterTick }: TickerOptions): Ticker {
  const dueAt = new Map<string, number>()
  let running: Promise<void> | null = null

  async function runJobs(): Promise<void> {
    for (const { name, everySeconds = 0, run } of jobs) {
      const now = clock.now()
      if (now.getTime() < (dueAt.get(name) ?? 0)) continue
      dueAt.set(name, now.getTime() + everySeconds * 1000)
      try {
        await run(now)
      } catch (failure) {
        log.write({ level: 'error', event: 'job failed', job: name, ...describeFailure(failure) })
        if (!isDatabaseSilent(failure)) continue
        // The other jobs would wait for as long, and fail as well: everything due runs at the next tick.
        dueAt.delete(name)
        return
      }
    }
    await afterTick()
  }

  const tick = (): Promise<void> => (running ??= runJobs().finally(() => (running = null)))

  return {
    tick,
    async advance(ms) {
      const step = Math.max(1000, Math.ceil(ms / MAX_STEPS))
      await running
      for (let left = ms; left > 0; left -= step) {
        const turned = Math.min(step, left)
        clock.turn(turned)
        await onTurned(turned)
        await tick()
      }
    },
  }
}
