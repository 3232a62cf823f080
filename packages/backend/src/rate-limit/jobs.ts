import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteOldRateLimitHits, KEPT_SECONDS } from './rate-limit.ts'
import { turns } from './tables.ts'

export const createRateLimitJobs = (db: Db) =>
  ({
    deleteOldHits: {
      name: 'delete old rate limit hits',
      everySeconds: 600,
      dueAt: () => secondsAfter(sql`(select min(${turns.takenAt}) from ${turns})`, KEPT_SECONDS),
      run: (now) => deleteOldRateLimitHits(db, now),
    },
  }) satisfies Record<string, Job>
