import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { secondsAfter, type Job } from '../jobs/job.ts'
import { deleteExpiredLogs, KEPT_DAYS } from './store-log.ts'
import { diagnosticLogs } from './tables.ts'

const DAY_SECONDS = 24 * 60 * 60

export const createDiagnosticsJobs = (db: Db) =>
  ({
    deleteOldLogs: {
      name: 'delete old logs',
      everySeconds: 600,
      dueAt: () =>
        secondsAfter(sql`(select min(${diagnosticLogs.createdAt}) from ${diagnosticLogs})`, KEPT_DAYS * DAY_SECONDS),
      run: (now) => deleteExpiredLogs(db, now),
    },
  }) satisfies Record<string, Job>
