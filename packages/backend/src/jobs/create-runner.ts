import { isDatabaseSilent } from '../database/failures.ts'
import type { Clock } from '../ports/clock.ts'
import { describeFailure, type Log } from '../ports/log.ts'
import type { Job } from './job.ts'

/** Runs jobs one by one, and knows when each ran last. */
export function createRunner(clock: Clock, log: Log) {
  const lastRuns = new Map<Job, number>()

  /** False: the database says nothing, so that the other jobs would wait for as long and fail as well. */
  async function run(job: Job): Promise<boolean> {
    const now = clock.now()
    lastRuns.set(job, now.getTime())
    try {
      await job.run(now)
    } catch (failure) {
      log.write({ level: 'error', event: 'job failed', job: job.name, ...describeFailure(failure) })
      if (!isDatabaseSilent(failure)) return true
      lastRuns.delete(job)
      return false
    }
    return true
  }

  /** In milliseconds. */
  const ranAt = (job: Job): number => lastRuns.get(job) ?? -Infinity

  return { ranAt, run }
}
