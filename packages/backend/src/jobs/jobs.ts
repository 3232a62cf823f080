import { setDueAstrologersOnline } from '../astrologers/index.ts'
import {
  hangUpPhoneLegs,
  deleteExpiredAttachments,
  HEARTBEAT_FLUSH_SECONDS,
  pollPhoneLegs,
  HEARTBEAT_SECONDS,
  closeDueConsultations,
  recordHeartbeat,
  type CustomerCache,
} from '../consultations/index.ts'
import { releaseExpiredEnrolments } from '../courses/index.ts'
import type { Db } from '../database/db.ts'
import { deleteExpiredLogs } from '../diagnostics/index.ts'
import { deleteExpiredKeys } from '../http/idempotency.ts'
import { deleteExpiredCodes, deleteExpiredTokens } from '../identity/index.ts'
import { countViewers, endStreamsWithoutCamera } from '../live/index.ts'
import { settleDuePayments } from '../payments/index.ts'
import { customerRoom, liveRoom } from '../ports/event-bus.ts'
import { channelOf } from '../ports/live-transport.ts'
import type { Ports } from '../ports/ports.ts'
import { endDuty, offerQueueEntries } from '../queue/index.ts'
import { deleteOldRateLimitHits } from '../rate-limit/rate-limit.ts'
import { deleteExpiredStaffSessions } from '../staff/index.ts'
import type { Job } from './job.ts'

interface JobContext {
  db: Db
  ports: Ports
  cache: CustomerCache
}

/** The jobs of the platform itself, in the order in which one tick runs them. */
export const createJobs = ({ db, ports, cache }: JobContext): readonly Job[] => [
  // First, so that what follows knows for how long this server was unreachable.
  { name: 'heartbeat', everySeconds: HEARTBEAT_SECONDS, run: (now) => recordHeartbeat(db, now) },
  { name: 'settle payments', run: (now) => settleDuePayments(db, now, ports) },
  { name: 'release enrolments', everySeconds: 30, run: (now) => releaseExpiredEnrolments(db, now) },
  { name: 'delete expired rows', everySeconds: 600, run: (now) => deleteExpired(db, now) },
  { name: 'flush heartbeats', everySeconds: HEARTBEAT_FLUSH_SECONDS, run: () => cache.flushHeartbeats() },
  // Before consultations are closed: a phone leg may have ended long ago while this server was down.
  { name: 'read phone legs', run: (now) => pollPhoneLegs(db, now, ports.calls, ports.log) },
  { name: 'close consultations', run: (now) => closeDueConsultations(db, now, ports.log) },
  { name: 'hang up phone legs', run: (now) => hangUpPhoneLegs(db, now, ports.calls, ports.log) },
  { name: 'offer queue entries', run: (now) => offerNext(db, now, ports) },
  { name: 'end live streams without camera', everySeconds: 5, run: (now) => endWithoutCamera(db, now, ports) },
  { name: 'count viewers', everySeconds: 5, run: (now) => countViewers(db, now, ports.events) },
  { name: 'bring astrologers back', run: (now) => setDueAstrologersOnline(db, now) },
  { name: 'end duty', run: (now) => endDuty(db, now) },
]

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await deleteExpiredKeys(db, now)
  await deleteExpiredCodes(db, now)
  await deleteExpiredTokens(db, now)
  await deleteExpiredStaffSessions(db, now)
  await deleteExpiredLogs(db, now)
  await deleteOldRateLimitHits(db, now)
  await deleteExpiredAttachments(db, now)
}

async function offerNext(db: Db, now: Date, { events }: Ports): Promise<void> {
  for (const { id, customerId, astrologerId } of await offerQueueEntries(db, now))
    await events.publish(customerRoom(customerId), 'queue', { id, consultant_id: astrologerId, status: 'called' })
}

async function endWithoutCamera(db: Db, now: Date, { events, live }: Ports): Promise<void> {
  for (const { id } of await endStreamsWithoutCamera(db, now, live)) {
    await live.end(channelOf(id))
    await events.publish(liveRoom(id), 'status', { status: 'ended' })
  }
}
