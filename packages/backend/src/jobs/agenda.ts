import { sql } from 'drizzle-orm'
import type { Database } from '../database/db.ts'
import type { Job } from './job.ts'

const CHANNEL = 'job_due'
/** A notification may be lost with its connection: the due times are read again after this long. */
const READ_AGAIN_MS = 60_000

/** When each job is due, as last read from the database. */
export interface Agenda {
  /** In milliseconds; Infinity while there is nothing to do. */
  dueAt: (job: Job) => number
  /** Whether something may be due that was not when the due times were read. */
  isStale: (now: Date) => boolean
  /** Reads all due times in one statement. */
  read: (now: Date) => Promise<void>
}

export function createAgenda({ db, watch }: Database, jobs: readonly Job[]): Agenda {
  const listed = jobs.filter((job) => job.dueAt)
  const dueAt = new Map<Job, number>()
  let isWatching = false
  let readBy = -Infinity

  const wakeAt = (at: number): void => {
    readBy = Math.min(readBy, at)
  }
  const wake = (): void => wakeAt(-Infinity)
  const channels = [...new Set(jobs.flatMap(({ wokenBy = [] }) => wokenBy))]
  // Without notifications the due times are read at every tick.
  Promise.all([
    watch(CHANNEL, (payload) => wakeAt(momentOf(payload)), wake),
    ...channels.map((channel) => watch(channel, wake, wake)),
  ]).then(
    () => {
      isWatching = true
      wake()
    },
    () => {},
  )

  return {
    dueAt: (job) => dueAt.get(job) ?? Infinity,
    isStale: (now) => now.getTime() >= readBy,
    async read(now) {
      // Before the statement: what is notified meanwhile may not be in its answer.
      readBy = isWatching ? now.getTime() + READ_AGAIN_MS : -Infinity
      try {
        for (const [job, at] of await readDueTimes(db, listed)) dueAt.set(job, at)
      } catch (failure) {
        wake()
        throw failure
      }
    },
  }
}

async function readDueTimes(db: Database['db'], jobs: readonly Job[]): Promise<[Job, number][]> {
  const columns = jobs.map(({ dueAt }, at) => [
    `job${at}`,
    sql<number | null>`(extract(epoch from (${dueAt?.()})::timestamptz) * 1000)::float8`,
  ])
  const [row = {}] = await db
    .select(Object.fromEntries(columns) as Record<string, (typeof columns)[number][1] & object>)
    .from(sql`(values (0)) as one`)
  return jobs.map((job, at) => [job, millisecond((row as Record<string, number | null>)[`job${at}`] ?? Infinity)])
}

/** Never before the moment itself, which may be more exact. */
const millisecond = (at: number): number => Math.ceil(at - 0.001)

/** A notification says from when something is due, or nothing: at once. A moment without a zone is in UTC. */
function momentOf(payload: string): number {
  const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(payload) ? payload : `${payload}Z`)
  return Number.isNaN(at) ? -Infinity : at
}
