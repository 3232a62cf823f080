import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Payment, type Refund } from './tables.ts'
import { DomainError } from '../errors.ts'
import { type LedgerLine, PLATFORM, post } from '../ledger/index.ts'
import { printPaise } from '../money/rupees.ts'
import { ledgerLines } from './ledger-lines.ts'

/**
 * Refunds a successful payment in full, once. The payment's ledger lines are reversed here, and the amount is owed to
 * the customer until a job has sent it through the gateway. The caller cancels what was bought.
 * Throws InsufficientBalance when a recharge has already been spent.
 */
export async function refundPayment(db: Db, now: Date, txnId: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await lockPaid(tx, txnId)
    const reversed = ledgerLines(payment).map(({ account, paise }) => ({ account, paise: -paise }))
    await createRefund(tx, now, payment, { paise: payment.payablePaise, reason, reversed })
  })
}

/** The refunded part of a purchase. */
export interface RefundedPart {
  paise: number
  /** The tax within it. */
  gstPaise: number
}

/** Refunds a part of a successful purchase, once, as `refundPayment` refunds all of it. */
export async function refundPart(
  db: Db,
  now: Date,
  txnId: string,
  { paise, gstPaise, reason }: RefundedPart & { reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await lockPaid(tx, txnId)
    if (payment.kind !== 'purchase' || paise <= 0 || paise > payment.payablePaise || gstPaise > payment.gstPaise)
      throw new Error(`Payment ${txnId} cannot be refunded by ${paise} paise with ${gstPaise} of tax.`)
    const reversed = [
      { account: PLATFORM.gateway, paise },
      { account: PLATFORM.gst, paise: -gstPaise },
      { account: PLATFORM.revenue, paise: gstPaise - paise },
    ]
    await createRefund(tx, now, payment, { paise, reason, reversed })
  })
}

async function lockPaid(tx: Db, txnId: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for('update')
  if (payment?.status !== 'success') throw new DomainError('nothing_to_refund', 'This payment has no money to refund.')
  return payment
}

/** Refunds money that arrived but was never credited to anything. */
export const refundUncreditedPayment = (
  db: Db,
  now: Date,
  payment: Payment,
  { paise, reason }: { paise: number; reason: string },
): Promise<void> => createRefund(db, now, payment, { paise, reason, reversed: [] })

interface NewRefund {
  paise: number
  reason: string
  reversed: LedgerLine[]
}

async function createRefund(
  db: Db,
  now: Date,
  payment: Payment,
  { paise, reason, reversed }: NewRefund,
): Promise<void> {
  const { txnId } = payment
  const created = await db
    .insert(refunds)
    .values({ txnId, amountPaise: paise, reason, nextCheckAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ txnId: refunds.txnId })
  if (created.length === 0) return
  await db
    .update(payments)
    .set({ message: refundMessage({ reason, amountPaise: paise }, 'pending') })
    .where(eq(payments.txnId, txnId))
  await post(db, now, {
    cause: `refund:${txnId}`,
    kind: 'refund',
    title: 'Refund to original payment method',
    lines: [...reversed, { account: PLATFORM.gateway, paise: -paise }, { account: PLATFORM.refunds, paise }],
  })
}

export async function findRefund(db: Db, txnId: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.txnId, txnId))
  return refund ?? null
}

/** What the customer reads about the refund: its reason and its status. */
export const refundMessage = (
  { reason, amountPaise }: Pick<Refund, 'reason' | 'amountPaise'>,
  status: keyof typeof STATUS_TEXTS,
): string => `${reason} ${printPaise(amountPaise)} ${STATUS_TEXTS[status]}`

const STATUS_TEXTS = {
  pending: 'will be refunded to your original payment method.',
  completed: 'was refunded to your original payment method.',
  refused: 'could not be refunded to your original payment method. We will contact you to pay it another way.',
  manual: 'was refunded to you another way.',
}
