import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { whileThereIs, type Job } from '../jobs/job.ts'
import type { CallBridge } from '../ports/call-bridge.ts'
import type { Log } from '../ports/log.ts'
import { attachmentsDueAt, forgetOldAttachments } from './attachments.ts'
import { settleAll } from './close-due.ts'
import type { CustomerCache } from './customer-cache.ts'
import { HEARD_EVERY_SECONDS } from './lifecycle.ts'
import { heartbeatDueAt, showLife } from './outages.ts'
import { cutLines, hearLines, LINES_TO_ASK_DUE_AT, LINES_TO_CUT } from './phone-leg-jobs.ts'
import { consultations } from './tables.ts'

interface JobContext {
  db: Db
  cache: CustomerCache
  ports: { calls: CallBridge; log: Log }
}

export const createConsultationJobs = ({ db, cache, ports: { calls, log } }: JobContext) =>
  ({
    recordHeartbeat: { name: 'heartbeat', dueAt: heartbeatDueAt, run: (now) => showLife(db, now) },
    flushHeartbeats: {
      name: 'flush heartbeats',
      everySeconds: HEARD_EVERY_SECONDS,
      hasWork: cache.hasHeartbeats,
      run: () => cache.flushHeartbeats(),
    },
    readPhoneLegs: {
      name: 'read phone legs',
      dueAt: () => LINES_TO_ASK_DUE_AT,
      run: (now) => hearLines(db, now, calls, log),
    },
    close: {
      name: 'close consultations',
      dueAt: () => sql`(select min(${consultations.dueAt}) from ${consultations}) at time zone 'UTC'`,
      run: (now) => settleAll(db, now, log),
    },
    hangUpPhoneLegs: {
      name: 'hang up phone legs',
      dueAt: () => whileThereIs(LINES_TO_CUT),
      run: (now) => cutLines(db, now, calls, log),
    },
    deleteOldAttachments: {
      name: 'delete old attachments',
      everySeconds: 600,
      dueAt: attachmentsDueAt,
      run: (now) => forgetOldAttachments(db, now),
    },
  }) satisfies Record<string, Job>
