import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteOldRateLimitHits, KEPT_SECONDS } from './rate-limit.ts'
import { rateLimitBuckets, rateLimitHits } from './tables.ts'
import { deleteIdleBuckets, IDLE_SECONDS } from './take-tokens.ts'

export const createRateLimitJobs = (db: Db) =>
  ({
    deleteOldHits: {
      name: 'delete old rate limit hits',
      everySeconds: 600,
      dueAt: () => secondsAfter(sql`(select min(${rateLimitHits.hitAt}) from ${rateLimitHits})`, KEPT_SECONDS),
      run: (now) => deleteOldRateLimitHits(db, now),
    },
    deleteIdleBuckets: {
      name: 'delete idle rate limit buckets',
      everySeconds: 600,
      dueAt: () => secondsAfter(sql`(select min(${rateLimitBuckets.filledAt}) from ${rateLimitBuckets})`, IDLE_SECONDS),
      run: (now) => deleteIdleBuckets(db, now),
    },
  }) satisfies Record<string, Job>
