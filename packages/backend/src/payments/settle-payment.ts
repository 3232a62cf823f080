import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { GatewayFailure, type GatewayStatus, type PaymentGateway } from '../ports/payment-gateway.ts'
import { changeBalance } from '../consultations/index.ts'
import type { Ports } from '../ports/ports.ts'
import { runEach } from '../jobs/run-each.ts'
import { emit } from '../events.ts'
import { post } from '../ledger/index.ts'
import { ledgerLines } from './ledger-lines.ts'
import { nextCheck } from './next-check.ts'
import { refundUncreditedPayment } from './refund.ts'
import { settleRefund } from './settle-refund.ts'

type SettlePorts = Pick<Ports, 'payments' | 'log'>

/** Reads the state of a payment, and of its refund if it has one, from the gateway and stores it. */
export async function settlePayment(db: Db, now: Date, ports: SettlePorts, txnId: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId))
  if (!payment) return
  // The request that creates the gateway's order may still be in flight.
  const mayBeInFlight = !payment.payPageUrl && payment.nextCheckAt && now < payment.nextCheckAt
  if (isUnpaid(payment) && !mayBeInFlight) await applyStatus(db, now, payment, await readStatus(ports.payments, txnId))
  await settleRefund(db, now, ports, txnId)
}

/** Includes failed payments, because the gateway may report a success later. */
const isUnpaid = ({ status }: Payment): boolean => status === 'pending' || status === 'failed'

/** Settles the payments that are due. Several processes may run it at once; each payment settles once. */
export async function settleDuePayments(db: Db, now: Date, ports: SettlePorts): Promise<void> {
  const due = await db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.nextCheckAt, now)))
    .orderBy(payments.nextCheckAt)
    .limit(50)
  await runEach(due, ({ txnId }) => settlePayment(db, now, ports, txnId))
}

/** The gateway's state of a payment; pending while the gateway is unreachable. */
async function readStatus(gateway: PaymentGateway, orderId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(orderId)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    return { state: 'PENDING', amountPaise: 0, failure: null }
  }
}

async function applyStatus(db: Db, now: Date, { txnId, initiatedAt }: Payment, status: GatewayStatus): Promise<void> {
  if (status.state === 'PENDING') {
    await db
      .update(payments)
      .set({ nextCheckAt: nextCheck(initiatedAt ?? now, now) })
      .where(and(eq(payments.txnId, txnId), eq(payments.status, 'pending')))
    return
  }
  await db.transaction(async (tx) => {
    // Concurrent callers wait here for the lock and then find the payment settled.
    const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for('update')
    if (!payment || !isUnpaid(payment)) return
    if (status.state === 'FAILED') {
      await fail(tx, now, payment, status.failure ?? 'The payment failed. You were not charged.')
      return
    }
    const reason = await rejectionReason(tx, payment, status.amountPaise)
    if (reason === null) return credit(tx, now, payment)
    await fail(tx, now, payment, reason)
    await refundUncreditedPayment(tx, now, payment, { paise: status.amountPaise, reason })
  })
}

/** Why the money cannot be credited; null once the purchased item is confirmed. */
async function rejectionReason(db: Db, payment: Payment, paidPaise: number): Promise<string | null> {
  if (payment.status === 'failed') return 'The money arrived after this payment had ended.'
  if (paidPaise !== payment.payablePaise) return 'The amount paid differs from the amount due.'
  const { enrolmentId, orderId } = payment
  const answers = await emit(db, 'purchasePaid', { enrolmentId, orderId })
  return answers.includes(false) ? 'This item is no longer available.' : null
}

async function credit(db: Db, now: Date, payment: Payment): Promise<void> {
  const { txnId, kind, title, customerId } = payment
  await db
    .update(payments)
    .set({ status: 'success', receiptNumber: sql`nextval('receipt_numbers')`, nextCheckAt: null, completedAt: now })
    .where(eq(payments.txnId, txnId))
  const postPayment = () =>
    post(db, now, { cause: `${kind}:${txnId}`, kind, subject: subjectOf(payment), title, lines: ledgerLines(payment) })
  await (kind === 'recharge' ? changeBalance(db, now, customerId, postPayment) : postPayment())
}

/** Groups the journals of one item on a statement. */
function subjectOf({ txnId, kind, enrolmentId, orderId }: Payment): string {
  if (kind === 'recharge') return `recharge:${txnId}`
  return enrolmentId === null ? `order:${orderId}` : `enrolment:${enrolmentId}`
}

/** Releases what the payment held, once. */
async function fail(db: Db, now: Date, { txnId, status, enrolmentId, orderId }: Payment, message: string) {
  if (status !== 'pending') return
  await db
    .update(payments)
    .set({ status: 'failed', message, nextCheckAt: null, completedAt: now })
    .where(eq(payments.txnId, txnId))
  await emit(db, 'purchaseFailed', { enrolmentId, orderId })
}
