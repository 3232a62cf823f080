import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { releaseExpiredEnrolments } from './enrolment.ts'
import { enrolments } from './tables.ts'

export const createCourseJobs = (db: Db) =>
  ({
    release: {
      name: 'release enrolments',
      dueAt: () => sql`(select min(${enrolments.heldUntil}) from ${enrolments}
        where ${enrolments.status} = 'pending_payment')`,
      run: (now) => releaseExpiredEnrolments(db, now),
    },
  }) satisfies Record<string, Job>
