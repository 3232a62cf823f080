import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { ongoingReply, type OngoingConsultation } from './replies.ts'
import type { Db } from '../database/db.ts'
import type { Ports } from '../ports/ports.ts'
import { astrologerReviews, astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { addSeconds, REPORT_ENDED_SECONDS } from './lifecycle.ts'
import { isDue, closeIfDue } from './close-due.ts'

/** What a poll answers. */
export interface ConsultationStatus {
  consultation: Consultation
  astrologerName: string
  isReviewed: boolean
}

/** The customer's open consultation, or else the last one, while its end is not acknowledged. */
export async function currentStatus(db: Db, now: Date, customerId: number): Promise<ConsultationStatus | null> {
  const found = await findCurrent(db, now, customerId)
  if (!found || !isDue(found.consultation, now)) return found
  await closeIfDue(db, now, found.consultation.id)
  return findCurrent(db, now, customerId)
}

/** The consultation that is waiting or running. */
export async function ongoingConsultation(
  db: Db,
  now: Date,
  { calls }: Pick<Ports, 'calls'>,
  customerId: number,
): Promise<OngoingConsultation | null> {
  const current = await currentStatus(db, now, customerId)
  return current && !current.consultation.endedAt ? ongoingReply(current, now, calls) : null
}

/** Whether the customer, the astrologer or this pair of them has a consultation that is waiting or running. */
export async function hasOpenConsultation(
  db: Db,
  { customerId, astrologerId }: { customerId?: number; astrologerId?: number },
): Promise<boolean> {
  const open = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        customerId === undefined ? undefined : eq(consultations.customerId, customerId),
        astrologerId === undefined ? undefined : eq(consultations.astrologerId, astrologerId),
        isNull(consultations.endedAt),
      ),
    )
    .limit(1)
  return open.length > 0
}

export async function consultationStatus(db: Db, consultation: Consultation): Promise<ConsultationStatus> {
  const [found] = await selectStatus(db).where(eq(consultations.id, consultation.id))
  if (!found) throw new Error(`Consultation ${consultation.id} does not exist.`)
  return { ...found, consultation, isReviewed: found.reviewId !== null }
}

const selectStatus = (db: Db) =>
  db
    .select({ consultation: consultations, astrologerName: astrologers.name, reviewId: astrologerReviews.id })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(astrologerReviews, eq(astrologerReviews.consultationId, consultations.id))

async function findCurrent(db: Db, now: Date, customerId: number): Promise<ConsultationStatus | null> {
  const endedAfter = addSeconds(now, -REPORT_ENDED_SECONDS)
  const [found] = await selectStatus(db)
    .where(
      and(
        eq(consultations.customerId, customerId),
        or(
          isNull(consultations.endedAt),
          and(isNull(consultations.acknowledgedAt), gt(consultations.endedAt, endedAfter)),
        ),
      ),
    )
    .orderBy(desc(consultations.requestedAt), desc(consultations.id))
    .limit(1)
  return found ? { ...found, isReviewed: found.reviewId !== null } : null
}
