import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { deleteExpiredStaffSessions } from './staff-sessions.ts'
import { staffSessions } from './tables.ts'

export const createStaffJobs = (db: Db) =>
  ({
    deleteExpiredSessions: {
      name: 'delete expired staff sessions',
      everySeconds: 600,
      dueAt: () => sql`(select min(${staffSessions.expiresAt}) from ${staffSessions})`,
      run: (now) => deleteExpiredStaffSessions(db, now),
    },
  }) satisfies Record<string, Job>
