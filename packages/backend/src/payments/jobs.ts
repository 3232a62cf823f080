import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import { runEach } from '../jobs/run-each.ts'
import type { Ports } from '../ports/ports.ts'
import { settleDuePayments } from './settle-payment.ts'
import { settleDueRefunds } from './settle-refund.ts'
import { payments, refunds } from './tables.ts'

export const createPaymentJobs = (db: Db, ports: Pick<Ports, 'payments' | 'log'>) =>
  ({
    settle: {
      name: 'settle payments',
      dueAt: () => sql`least(
        (select min(${payments.nextCheckAt}) from ${payments} where ${payments.status} = 'pending'),
        (select min(${refunds.nextCheckAt}) from ${refunds}
          where ${refunds.completedAt} is null and ${refunds.refusedAt} is null))`,
      run: (now) => runEach([settleDuePayments, settleDueRefunds], (settle) => settle(db, now, ports)),
    },
  }) satisfies Record<string, Job>
