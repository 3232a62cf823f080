import { and, count, desc, eq, gt, sum } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { userQueries } from '../enquiries/index.ts'
import { consultations } from './tables.ts'

const SHOWN = 10

/** What customers complained of, and what they got back, in consultations with this astrologer. */
export async function complaintsAbout(db: Db, astrologerId: number) {
  const ofAstrologer = eq(consultations.astrologerId, astrologerId)
  const questions = await db
    .select({ query: userQueries, consultationId: consultations.id })
    .from(userQueries)
    .innerJoin(consultations, eq(consultations.id, userQueries.consultationId))
    .where(ofAstrologer)
    .orderBy(desc(userQueries.id))
    .limit(SHOWN)
  const [refunded] = await db
    .select({ count: count(), paise: sum(consultations.refundedPaise).mapWith(Number) })
    .from(consultations)
    .where(and(ofAstrologer, gt(consultations.refundedPaise, 0)))
  return { questions, refunds: { count: refunded?.count ?? 0, paise: refunded?.paise ?? 0 } }
}

/** The last consultations of a customer, newest first, for staff. */
export const lastConsultationsOf = (db: Db, customerId: number) =>
  db
    .select()
    .from(consultations)
    .where(eq(consultations.customerId, customerId))
    .orderBy(desc(consultations.id))
    .limit(SHOWN)
