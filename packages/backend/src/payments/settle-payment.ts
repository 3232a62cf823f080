import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { GatewayFailure, type GatewayStatus, type PaymentGateway } from '../ports/payment-gateway.ts'
import { moveMoney } from '../consultations/index.ts'
import type { Ports } from '../ports/ports.ts'
import { emit } from '../events.ts'
import { post } from '../ledger/index.ts'
import { linesOf } from './ledger-lines.ts'
import { nextCheck } from './next-check.ts'
import { sendBack } from './refund.ts'
import { settleDueRefunds, settleRefund } from './settle-refund.ts'

type Asked = Pick<Ports, 'payments' | 'log'>

/** Asks the gateway how a payment stands, and its refund if there is one, and writes down what it says. */
export async function settle(db: Db, now: Date, ports: Asked, txnId: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId))
  if (!payment) return
  // Its order may be on the way to the gateway at this moment.
  const mayBeOnTheWay = !payment.payPageUrl && payment.nextCheckAt && now < payment.nextCheckAt
  if (isUnpaid(payment) && !mayBeOnTheWay) await write(db, now, payment, await statusOf(ports.payments, txnId))
  await settleRefund(db, now, ports, txnId)
}

/** Also one that has failed: a callback or its payer may know better. */
const isUnpaid = ({ status }: Payment): boolean => status === 'pending' || status === 'failed'

/** Settles what is due. Several processes may do so at once: each payment moves on once. */
export async function settleDue(db: Db, now: Date, ports: Asked): Promise<void> {
  const due = await db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.nextCheckAt, now)))
    .orderBy(payments.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settle(db, now, ports, txnId)
  await settleDueRefunds(db, now, ports)
}

/** How a payment stands; pending while the gateway cannot be asked. */
async function statusOf(gateway: PaymentGateway, orderId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(orderId)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    return { state: 'PENDING', amountPaise: 0, failure: null }
  }
}

async function write(db: Db, now: Date, { txnId, initiatedAt }: Payment, told: GatewayStatus): Promise<void> {
  if (told.state === 'PENDING') {
    await db
      .update(payments)
      .set({ nextCheckAt: nextCheck(initiatedAt ?? now, now) })
      .where(and(eq(payments.txnId, txnId), eq(payments.status, 'pending')))
    return
  }
  await db.transaction(async (tx) => {
    // Whoever comes first moves it on; the others wait here and find it moved.
    const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for('update')
    if (!payment || !isUnpaid(payment)) return
    if (told.state === 'FAILED') {
      await fail(tx, now, payment, told.failure ?? 'The payment did not go through. No money was taken.')
      return
    }
    const obstacle = await obstacleTo(tx, payment, told.amountPaise)
    if (obstacle === null) return keep(tx, now, payment)
    await fail(tx, now, payment, obstacle)
    await sendBack(tx, now, payment, told.amountPaise, obstacle)
  })
}

/** Why money that has come cannot be kept; null once what it is for is given. */
async function obstacleTo(db: Db, payment: Payment, paidPaise: number): Promise<string | null> {
  if (payment.status === 'failed') return 'The money came when this payment was over.'
  if (paidPaise !== payment.payablePaise) return 'The amount paid is not the amount asked for.'
  const { enrolmentId, orderId } = payment
  const answers = await emit(db, 'purchasePaid', { enrolmentId, orderId })
  return answers.includes(false) ? 'This item is no longer available.' : null
}

async function keep(db: Db, now: Date, payment: Payment): Promise<void> {
  const { txnId, kind, title, customerId } = payment
  await db
    .update(payments)
    .set({ status: 'success', receiptNumber: sql`nextval('receipt_numbers')`, nextCheckAt: null, completedAt: now })
    .where(eq(payments.txnId, txnId))
  const booked = () =>
    post(db, now, { cause: `${kind}:${txnId}`, kind, subject: subjectOf(payment), title, lines: linesOf(payment) })
  await (kind === 'recharge' ? moveMoney(db, now, customerId, booked) : booked())
}

/** What it belongs to on a statement. */
function subjectOf({ txnId, kind, enrolmentId, orderId }: Payment): string {
  if (kind === 'recharge') return `recharge:${txnId}`
  return enrolmentId === null ? `order:${orderId}` : `enrolment:${enrolmentId}`
}

/** What it held is given back, once. */
async function fail(db: Db, now: Date, { txnId, status, enrolmentId, orderId }: Payment, message: string) {
  if (status !== 'pending') return
  await db
    .update(payments)
    .set({ status: 'failed', message, nextCheckAt: null, completedAt: now })
    .where(eq(payments.txnId, txnId))
  await emit(db, 'purchaseFailed', { enrolmentId, orderId })
}
