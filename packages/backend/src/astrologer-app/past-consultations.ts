import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import {
  consultations,
  earnedByConsultation,
  paidSeconds,
  referenceOf,
  statusOf,
  type Consultation,
} from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import type { Reply } from '../endpoint/handler.ts'
import { customers } from '../identity/index.ts'
import { customerName } from './open-consultation.ts'

type PastConsultation = Reply<'finishConsultation'>

const PAST_STATUSES = ['completed', 'cancelled', 'rejected', 'missed'] as const

interface Selection {
  id?: number
  customerId?: number
  hasStarted?: boolean
  before?: number | undefined
  limit?: number
}

/** Ended consultations of an astrologer with what each earned, the newest first: one, or a page before an id. */
export async function pastConsultations(
  db: Db,
  astrologerId: number,
  { id, customerId, hasStarted = false, before, limit = 1 }: Selection,
): Promise<PastConsultation[]> {
  const rows = await db
    .select({ consultation: consultations, name: customers.name })
    .from(consultations)
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(
      and(
        eq(consultations.astrologerId, astrologerId),
        isNotNull(consultations.endedAt),
        ...(id === undefined ? [] : [eq(consultations.id, id)]),
        ...(customerId === undefined ? [] : [eq(consultations.customerId, customerId)]),
        ...(hasStarted ? [isNotNull(consultations.startedAt)] : []),
        ...(before === undefined ? [] : [lt(consultations.id, before)]),
      ),
    )
    .orderBy(desc(consultations.id))
    .limit(limit)
  const earned = await earnedByConsultation(
    db,
    rows.map(({ consultation }) => consultation.id),
  )
  return rows.map(({ consultation, name }) => pastReply(consultation, name, earned.get(consultation.id) ?? 0))
}

function pastReply(consultation: Consultation, name: string, earnedPaise: number): PastConsultation {
  const { id, kind, requestedAt, endedAt, declineReason, refundedPaise, refundReason } = consultation
  const status = PAST_STATUSES.find((each) => each === statusOf(consultation))
  if (!endedAt || !status) throw new Error('The consultation has not ended.')
  return {
    id,
    reference: referenceOf(consultation),
    kind,
    customer_name: customerName({ name }),
    requested_at: requestedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    status,
    decline_reason: declineReason,
    paid_seconds: paidSeconds(consultation, endedAt),
    earned_paise: earnedPaise,
    refund: refundReason === null ? null : { paise: refundedPaise, reason: refundReason },
  }
}
