import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteExpiredKeys, LIFETIME_SECONDS } from './idempotency.ts'
import { idempotencyKeys } from './tables.ts'

export const createHttpJobs = (db: Db) =>
  ({
    deleteOldKeys: {
      name: 'delete old idempotency keys',
      everySeconds: 600,
      dueAt: () =>
        secondsAfter(sql`(select min(${idempotencyKeys.createdAt}) from ${idempotencyKeys})`, LIFETIME_SECONDS),
      run: (now) => deleteExpiredKeys(db, now),
    },
  }) satisfies Record<string, Job>
