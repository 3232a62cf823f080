import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { whileThereIs, type Job } from '../jobs/job.ts'
import type { CallBridge } from '../ports/call-bridge.ts'
import type { Log } from '../ports/log.ts'
import { attachmentsExpireAt, deleteExpiredAttachments } from './chat-attachments.ts'
import { closeDueConsultations } from './close-due.ts'
import type { CustomerCache } from './customer-cache.ts'
import { HEARTBEAT_FLUSH_SECONDS } from './lifecycle.ts'
import { heartbeatDueAt, recordHeartbeat } from './outages.ts'
import { hangUpPhoneLegs, LEGS_POLLED_AT, LEGS_TO_HANG_UP, pollPhoneLegs } from './phone-call-jobs.ts'
import { consultations } from './tables.ts'

interface JobContext {
  db: Db
  cache: CustomerCache
  ports: { calls: CallBridge; log: Log }
}

export const createConsultationJobs = ({ db, cache, ports: { calls, log } }: JobContext) =>
  ({
    recordHeartbeat: { name: 'heartbeat', dueAt: heartbeatDueAt, run: (now) => recordHeartbeat(db, now) },
    flushHeartbeats: {
      name: 'flush heartbeats',
      everySeconds: HEARTBEAT_FLUSH_SECONDS,
      hasWork: cache.hasHeartbeats,
      run: () => cache.flushHeartbeats(),
    },
    readPhoneLegs: {
      name: 'read phone legs',
      dueAt: () => LEGS_POLLED_AT,
      run: (now) => pollPhoneLegs(db, now, calls, log),
    },
    close: {
      name: 'close consultations',
      dueAt: () => sql`(select min(${consultations.dueAt}) from ${consultations}) at time zone 'UTC'`,
      run: (now) => closeDueConsultations(db, now, log),
    },
    hangUpPhoneLegs: {
      name: 'hang up phone legs',
      dueAt: () => whileThereIs(LEGS_TO_HANG_UP),
      run: (now) => hangUpPhoneLegs(db, now, calls, log),
    },
    deleteExpiredAttachments: {
      name: 'delete expired attachments',
      everySeconds: 600,
      dueAt: attachmentsExpireAt,
      run: (now) => deleteExpiredAttachments(db, now),
    },
  }) satisfies Record<string, Job>
