import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { accountOfCustomer, journals, postings } from '../ledger/index.ts'
import { chargePaise } from './charge.ts'
import { splitCharge } from './charge-split.ts'
import { paidSeconds } from './lifecycle.ts'
import { consultations, type Consultation } from './tables.ts'

/** What the ledger credited to the astrologer of each consultation, less refunds. A consultation without postings is missing. */
export async function earnedByConsultation(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const earned = alias(postings, 'earned')
  const rows = await db
    .select({ id: consultations.id, paise: sql`sum(${earned.amountPaise})`.mapWith(Number) })
    .from(consultations)
    // Found through the customer's own postings, which have an index and are few.
    .innerJoin(postings, eq(postings.accountId, accountOfCustomer(consultations.customerId)))
    .innerJoin(
      journals,
      sql`${journals.id} = ${postings.journalId} and ${journals.subject} = 'consultation:' || ${consultations.id}`,
    )
    .innerJoin(
      earned,
      sql`${earned.journalId} = ${journals.id} and ${earned.accountId} = 'astrologer:' || ${consultations.astrologerId}`,
    )
    .where(inArray(consultations.id, [...ids]))
    .groupBy(consultations.id)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}

/** The astrologer's part of a consultation so far: what the ledger credited, and the part of the minute that runs. */
export async function earnedSoFarPaise(db: Db, now: Date, consultation: Consultation): Promise<number> {
  const posted = (await earnedByConsultation(db, [consultation.id])).get(consultation.id) ?? 0
  const { endedAt, chargedPaise, ratePaise } = consultation
  if (endedAt) return posted
  const running = Math.max(0, chargePaise(paidSeconds(consultation, now), ratePaise) - chargedPaise)
  return posted + splitCharge(running, consultation).astrologerPaise
}
