import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { bringBackAstrologers } from './availability.ts'
import { astrologers } from './tables.ts'

export const createAstrologerJobs = (db: Db) =>
  ({
    bringBack: {
      name: 'bring astrologers back',
      dueAt: () => sql`(select min(${astrologers.nextAvailableAt}) from ${astrologers})`,
      run: (now) => bringBackAstrologers(db, now),
    },
  }) satisfies Record<string, Job>
