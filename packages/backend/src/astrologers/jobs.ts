import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { setDueAstrologersOnline } from './availability.ts'
import { astrologers } from './tables.ts'

export const createAstrologerJobs = (db: Db) =>
  ({
    setOnline: {
      name: 'set due astrologers online',
      dueAt: () => sql`(select min(${astrologers.nextAvailableAt}) from ${astrologers})`,
      run: (now) => setDueAstrologersOnline(db, now),
    },
  }) satisfies Record<string, Job>
