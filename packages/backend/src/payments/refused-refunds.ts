import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { payments, refunds, type Refund } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'
import { completeRefund } from './complete-refund.ts'
import { refundSentence } from './refund.ts'

/** What the gateway will not send back: a person asks it again, or pays another way. */

const waits = isNotNull(refunds.refusedAt)
const wasPaidByHand = isNotNull(refunds.manualReference)

export const countRefused = (db: Db): Promise<number> => db.$count(refunds, waits)

interface View extends Page {
  /** Those that were paid by hand, the last one first; else those that wait, the longest waiting first. */
  isPast: boolean
}

export async function listRefused(db: Db, { limit, offset, isPast }: View) {
  const where = isPast ? wasPaidByHand : waits
  const rows = await db
    .select({ refund: refunds, title: payments.title, customer: { name: customers.name, phone: customers.phone } })
    .from(refunds)
    .innerJoin(payments, eq(payments.txnId, refunds.txnId))
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(where)
    .orderBy(isPast ? desc(refunds.completedAt) : asc(refunds.refusedAt), asc(refunds.number))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(refunds, where), rows }
}

export type RefusedRefund = Awaited<ReturnType<typeof listRefused>>['rows'][number]

/** Under another number, as soon as the background comes by. */
export async function askAgain(db: Db, now: Date, number: number): Promise<void> {
  const refund = await refusedOne(db, number)
  await db
    .update(refunds)
    .set({ refusedAt: null, refusal: null, attempt: refund.attempt + 1, nextCheckAt: now })
    .where(and(eq(refunds.number, number), waits))
  await db
    .update(payments)
    .set({ message: refundSentence(refund, 'goes') })
    .where(eq(payments.txnId, refund.txnId))
}

/** A person has sent the money, and the bank calls that transfer by this reference. */
export async function payByHand(db: Db, now: Date, number: number, reference: string): Promise<void> {
  await completeRefund(db, now, await refusedOne(db, number), { reference })
}

/** Held with its payment until the transaction ends, so that nobody else acts on it meanwhile. */
async function refusedOne(db: Db, number: number): Promise<Refund> {
  const [known] = await db.select({ txnId: refunds.txnId }).from(refunds).where(eq(refunds.number, number))
  if (!known) throw notFound('There is no such refund.')
  // Payments are locked before their refunds, here as everywhere.
  await db.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, known.txnId)).for('update')
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.number, number), waits, isNull(refunds.completedAt)))
  if (!refund) throw new DomainError('refund_not_refused', 'Somebody has taken care of this refund already.')
  return refund
}
