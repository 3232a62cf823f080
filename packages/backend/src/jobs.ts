import { createAlertJobs } from './alerts/index.ts'
import { createConsultationJobs, type CustomerCache } from './consultations/index.ts'
import { createCourseJobs } from './courses/index.ts'
import type { Db } from './database/db.ts'
import { createDiagnosticsJobs } from './diagnostics/index.ts'
import { createHttpJobs } from './http/jobs.ts'
import { createIdentityJobs } from './identity/index.ts'
import { createLiveJobs } from './live/index.ts'
import { createPaymentJobs } from './payments/index.ts'
import type { Ports } from './ports/ports.ts'
import { createQueueJobs } from './queue/index.ts'
import { createRateLimitJobs } from './rate-limit/jobs.ts'
import { createStaffJobs } from './staff/index.ts'
import { createStoreJobs } from './store/index.ts'
import type { Job } from './jobs/job.ts'

interface JobContext {
  db: Db
  ports: Ports
  cache: CustomerCache
  /** Origin of the website, for links in messages. */
  webOrigin: string
}

/** The jobs of the platform itself, in the order in which they run where several are due. */
export function createJobs({ db, ports, cache, webOrigin }: JobContext): readonly Job[] {
  const alerts = createAlertJobs({ db, ports, webOrigin })
  const consultations = createConsultationJobs({ db, ports, cache })
  const identity = createIdentityJobs(db)
  const live = createLiveJobs(db, ports)
  const queue = createQueueJobs(db, ports.events)
  const rateLimit = createRateLimitJobs(db)
  return [
    // First, so that what follows knows for how long this server was unreachable.
    consultations.recordHeartbeat,
    createPaymentJobs(db, ports).settle,
    createCourseJobs(db).release,
    createHttpJobs(db).deleteOldKeys,
    identity.deleteExpiredCodes,
    identity.deleteExpiredSignIns,
    createStaffJobs(db).deleteExpiredSessions,
    createStoreJobs(db).eraseOldAddresses,
    createDiagnosticsJobs(db).deleteOldLogs,
    rateLimit.deleteOldHits,
    rateLimit.deleteIdleBuckets,
    consultations.deleteExpiredAttachments,
    consultations.flushHeartbeats,
    // Before consultations are closed: a phone leg may have ended long ago while this server was down.
    consultations.readPhoneLegs,
    consultations.close,
    consultations.hangUpPhoneLegs,
    queue.offer,
    live.endOfSuspended,
    live.endWithoutCamera,
    live.cancelMissed,
    live.countViewers,
    queue.setDueOnline,
    queue.endDuty,
    // Last: only who is still free after all of these is announced.
    alerts.send,
    alerts.deleteOldPushes,
  ]
}
