import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { ongoingReply, type OngoingConsultation } from './replies.ts'
import type { Db } from '../database/db.ts'
import { astrologerReviews, astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { after, TELL_ENDED_SECONDS } from './lifecycle.ts'
import { isUnsettled, settle } from './close-due.ts'

export type { OngoingConsultation }

/** A consultation with what is said about it beside its own facts. */
export interface ToldConsultation {
  consultation: Consultation
  astrologerName: string
  isReviewed: boolean
}

/** The open consultation of a customer, or else the last one that ended and whose end is still to be told. */
export async function consultationToTell(db: Db, now: Date, customerId: number): Promise<ToldConsultation | null> {
  const found = await find(db, now, customerId)
  if (!found || !isUnsettled(found.consultation, now)) return found
  await settle(db, now, found.consultation.id)
  return find(db, now, customerId)
}

/** The consultation that is waiting or running. */
export async function ongoingConsultation(db: Db, now: Date, customerId: number): Promise<OngoingConsultation | null> {
  const ongoing = await consultationToTell(db, now, customerId)
  return ongoing && !ongoing.consultation.endedAt ? ongoingReply(ongoing) : null
}

/** Whether these people are in a consultation that waits or runs. */
export async function hasOpenConsultation(
  db: Db,
  who: { customerId?: number; astrologerId?: number },
): Promise<boolean> {
  const open = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        who.customerId === undefined ? undefined : eq(consultations.customerId, who.customerId),
        who.astrologerId === undefined ? undefined : eq(consultations.astrologerId, who.astrologerId),
        isNull(consultations.endedAt),
      ),
    )
    .limit(1)
  return open.length > 0
}

/** What is said about a consultation beside its own facts. */
export async function tellOf(db: Db, consultation: Consultation): Promise<ToldConsultation> {
  const [found] = await told(db).where(eq(consultations.id, consultation.id))
  if (!found) throw new Error(`Consultation ${consultation.id} is gone.`)
  return { ...found, consultation, isReviewed: found.reviewId !== null }
}

const told = (db: Db) =>
  db
    .select({ consultation: consultations, astrologerName: astrologers.name, reviewId: astrologerReviews.id })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(astrologerReviews, eq(astrologerReviews.consultationId, consultations.id))

async function find(db: Db, now: Date, customerId: number): Promise<ToldConsultation | null> {
  const [found] = await told(db)
    .where(
      and(
        eq(consultations.customerId, customerId),
        or(
          isNull(consultations.endedAt),
          and(isNull(consultations.acknowledgedAt), gt(consultations.endedAt, after(now, -TELL_ENDED_SECONDS))),
        ),
      ),
    )
    .orderBy(desc(consultations.requestedAt), desc(consultations.id))
    .limit(1)
  return found ? { ...found, isReviewed: found.reviewId !== null } : null
}
