import type { Database } from '../database/db.ts'
import type { TurnableClock } from '../ports/clock.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import { createAgenda } from './agenda.ts'
import { createRunner } from './create-runner.ts'
import type { Job } from './job.ts'

const HOUR_MS = 3_600_000
/** The clock is turned over more than an hour in so many steps, and every job runs at the end of each. */
const STEPS_OF_HOURS = 40
/** What is repeated at intervals is repeated so often at most. */
const MAX_REPETITIONS = 40
/** What is still due although it ran is tried again after this long. */
const TRY_AGAIN_MS = 1000

export interface Ticker {
  /** Runs what is due, and asks the database nothing while nothing is. A tick that is asked for while another runs is that one. */
  tick: () => Promise<void>
  /** Turns the clock from one due time to the next and runs what is due at each. */
  advance: (ms: number) => Promise<void>
}

interface TickerOptions {
  database: Database
  clock: TurnableClock
  /** In the order in which they run where several are due. */
  jobs: readonly Job[]
  log: Log
  /** Before the clock is turned by so much. */
  beforeTurn: (ms: number) => Promise<void>
  afterRun: () => Promise<void>
}

export function createTicker({ database, clock, jobs, log, beforeTurn, afterRun }: TickerOptions): Ticker {
  const agenda = createAgenda(database, jobs)
  const { ranAt, run } = createRunner(clock, log)
  let running: Promise<void> | null = null
  /** While the clock is turned; else null. */
  let minPauseMs: number | null = null

  function dueAt(job: Job): number {
    const at = job.hasWork ? (job.hasWork() ? -Infinity : Infinity) : agenda.dueAt(job)
    if (job.everySeconds === undefined) return at
    return Math.max(at, ranAt(job) + Math.max(job.everySeconds * 1000, minPauseMs ?? 0))
  }

  const isDue = (job: Job): boolean => dueAt(job) <= clock.now().getTime()

  async function read(): Promise<boolean> {
    try {
      await agenda.read(clock.now())
      return true
    } catch (failure) {
      log.write({ level: 'error', event: 'due times not read', ...describeFailure(failure) })
      return false
    }
  }

  /** Each job at most once, in their order: what one makes due for a later one follows at once. */
  async function runDue(mustRead: boolean): Promise<void> {
    if ((mustRead || agenda.isStale(clock.now())) && !(await read())) return
    const done = new Set<Job>()
    let order = jobs
    for (let job = order.find(isDue); job; job = order.find((other) => !done.has(other) && isDue(other))) {
      done.add(job)
      const next = jobs.indexOf(job) + 1
      order = [...jobs.slice(next), ...jobs.slice(0, next)]
      if (!(await run(job)) || !(await read())) return
    }
    if (done.size > 0 && minPauseMs === null) await afterRun()
  }

  async function runAll(): Promise<void> {
    await running
    running = (async () => {
      for (const job of jobs) if (!(await run(job))) return
    })().finally(() => {
      running = null
    })
    await running
  }

  const start = (mustRead: boolean): Promise<void> =>
    (running ??= runDue(mustRead).finally(() => {
      running = null
    }))

  async function runNow(mustRead = false): Promise<void> {
    await running
    await start(mustRead)
  }

  return {
    tick: () => start(false),
    async advance(ms) {
      if (ms < 0) return
      minPauseMs = ms / MAX_REPETITIONS
      try {
        await runNow()
        if (ms > 0) await beforeTurn(ms)
        // Postgres notifies a moment after the commit.
        await runNow(true)
        for (let left = ms; left > 0;) {
          const wait = Math.min(...jobs.map(dueAt)) - clock.now().getTime()
          const step = ms > HOUR_MS ? Math.ceil(ms / STEPS_OF_HOURS) : wait > 0 ? wait : TRY_AGAIN_MS
          const turned = Math.min(left, step)
          clock.turn(turned)
          left -= turned
          if (ms > HOUR_MS) await runAll()
          else await runNow()
        }
        if (ms > HOUR_MS) await runNow(true)
      } finally {
        minPauseMs = null
      }
      await afterRun()
    },
  }
}
