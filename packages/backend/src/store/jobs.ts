import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { eraseOldAddresses, keptUntil, WITH_ADDRESS } from './erase-old-addresses.ts'
import { orders } from './tables.ts'

export const createStoreJobs = (db: Db) =>
  ({
    eraseOldAddresses: {
      name: 'erase old delivery addresses',
      everySeconds: 600,
      dueAt: () => sql`(select ${keptUntil(sql`min(${orders.placedAt})`)} from ${orders} where ${WITH_ADDRESS})`,
      run: (now) => eraseOldAddresses(db, now),
    },
  }) satisfies Record<string, Job>
