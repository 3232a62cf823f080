import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteOldRateLimitHits, KEPT_SECONDS } from './rate-limit.ts'
import { rateLimitHits } from './tables.ts'

export const createRateLimitJobs = (db: Db) =>
  ({
    deleteOldHits: {
      name: 'delete old rate limit hits',
      everySeconds: 600,
      dueAt: () => secondsAfter(sql`(select min(${rateLimitHits.hitAt}) from ${rateLimitHits})`, KEPT_SECONDS),
      run: (now) => deleteOldRateLimitHits(db, now),
    },
  }) satisfies Record<string, Job>
