import type { Db } from '../database/db.ts'
import { isDatabaseSilent } from '../http/failure-reply.ts'
import type { TurnableClock } from '../ports/clock.ts'
import { describeFailure } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Settings } from '../ports/settings.ts'
import type { CustomerMemory } from '../rules/customer-memory.ts'
import { pardonOutage } from '../rules/consultations/outages.ts'
import { pardonSilence } from '../rules/consultations/silence.ts'
import { jobs } from './jobs.ts'

/** A turn of hours is lived through in this many steps at most. */
const MAX_STEPS = 40

export interface Ticker {
  /** Does what is due now. A tick that comes while another runs is that one. */
  tick: () => Promise<void>
  /** Turns the clock and lives through the time between, second by second where it is short. */
  advance: (ms: number) => Promise<void>
}

interface Background {
  db: Db
  clock: TurnableClock
  ports: Ports
  settings: Settings
  memory: CustomerMemory
}

export function createTicker({ db, clock, ports, settings, memory }: Background): Ticker {
  const dueAt = new Map<string, number>()
  let running: Promise<void> | null = null

  async function runJobs(): Promise<void> {
    for (const { name, everySeconds = 0, run } of jobs) {
      const now = clock.now()
      if (now.getTime() < (dueAt.get(name) ?? 0)) continue
      dueAt.set(name, now.getTime() + everySeconds * 1000)
      try {
        await run({ db, now, ports, settings, memory })
      } catch (failure) {
        ports.log.write({ level: 'error', event: 'job failed', job: name, ...describeFailure(failure) })
        if (!isDatabaseSilent(failure)) continue
        // The others would wait for as long, and fail as well: all that is due is done at the next tick.
        dueAt.delete(name)
        return
      }
    }
    await memory.catchUp().catch(() => {})
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
        await pardonSilence(db, turned)
        await pardonOutage(db, turned)
        await tick()
      }
    },
  }
}
