import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { payments, refunds, type Refund } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'
import { completeRefund } from './complete-refund.ts'
import { refundMessage } from './refund.ts'

/** The gateway refused these refunds: staff retry them, or transfer the money another way. */
const isRefused = isNotNull(refunds.refusedAt)
const isManual = isNotNull(refunds.manualReference)

export const countRefusedRefunds = (db: Db): Promise<number> => db.$count(refunds, isRefused)

interface View extends Page {
  /** True: the manual refunds, newest first. False: the refused refunds, oldest first. */
  isPast: boolean
}

export async function listRefusedRefunds(db: Db, { limit, offset, isPast }: View) {
  const where = isPast ? isManual : isRefused
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

export type RefusedRefund = Awaited<ReturnType<typeof listRefusedRefunds>>['rows'][number]

/** Sends the refund again under a new attempt number; the next run of the job does it. */
export async function retryRefund(db: Db, now: Date, number: number): Promise<void> {
  const refund = await lockRefusedRefund(db, number)
  await db
    .update(refunds)
    .set({ refusedAt: null, refusal: null, attempt: refund.attempt + 1, nextCheckAt: now })
    .where(and(eq(refunds.number, number), isRefused))
  await db
    .update(payments)
    .set({ message: refundMessage(refund, 'pending') })
    .where(eq(payments.txnId, refund.txnId))
}

/** Completes a refund that staff transferred another way; `reference` is the bank's reference of that transfer. */
export async function recordManualRefund(db: Db, now: Date, number: number, reference: string): Promise<void> {
  await completeRefund(db, now, await lockRefusedRefund(db, number), { reference })
}

export async function refundSumPaise(db: Db, number: number): Promise<number> {
  const [refund] = await db.select({ paise: refunds.amountPaise }).from(refunds).where(eq(refunds.number, number))
  if (!refund) throw notFound('Refund not found.')
  return refund.paise
}

/** Locks the refund's payment until the transaction ends, so that no second action runs at the same time. */
async function lockRefusedRefund(db: Db, number: number): Promise<Refund> {
  const [found] = await db.select({ txnId: refunds.txnId }).from(refunds).where(eq(refunds.number, number))
  if (!found) throw notFound('Refund not found.')
  // Lock order: a payment before its refund, as everywhere.
  await db.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, found.txnId)).for('update')
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.number, number), isRefused, isNull(refunds.completedAt)))
  if (!refund) throw new DomainError('refund_not_refused', 'This refund has already been handled.')
  return refund
}
