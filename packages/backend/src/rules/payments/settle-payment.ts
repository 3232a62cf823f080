import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { payments, type Payment } from '../../database/schema/index.ts'
import { GatewayFailure, type GatewayStatus, type PaymentGateway } from '../../ports/payment-gateway.ts'
import { cancelSeat, takeSeat } from '../courses/seat.ts'
import { customerAccount, PLATFORM, post } from '../ledger.ts'
import { cancelOrder } from '../store/cancel-order.ts'
import { nextCheck } from './next-check.ts'

/** Asks the gateway how a pending payment stands, and writes down what it says. */
export async function settle(db: Db, now: Date, gateway: PaymentGateway, txnId: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId))
  if (payment?.status !== 'pending') return
  // Its order may be on the way to the gateway at this moment.
  if (!payment.payPageUrl && payment.nextCheckAt && now < payment.nextCheckAt) return
  await write(db, now, payment, await statusOf(gateway, txnId))
}

/** Settles what is due. Several processes may do so at once: each payment moves on once. */
export async function settleDue(db: Db, now: Date, gateway: PaymentGateway): Promise<void> {
  const due = await db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.nextCheckAt, now)))
    .orderBy(payments.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settle(db, now, gateway, txnId)
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

async function write(db: Db, now: Date, payment: Payment, status: GatewayStatus): Promise<void> {
  const pending = and(eq(payments.txnId, payment.txnId), eq(payments.status, 'pending'))
  if (status.state === 'PENDING') {
    await db
      .update(payments)
      .set({ nextCheckAt: nextCheck(payment.initiatedAt ?? now, now) })
      .where(pending)
    return
  }
  const message = whyUnpaid(status, payment.payablePaise)
  const settled = { nextCheckAt: null, completedAt: now }
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(payments)
      .set(
        message === null
          ? { ...settled, status: 'success', receiptNumber: sql`nextval('receipt_numbers')` }
          : { ...settled, status: 'failed', message },
      )
      .where(pending)
      .returning({ txnId: payments.txnId })
    if (!moved) return
    if (message === null) await deliver(tx, now, payment)
    else await release(tx, payment)
  })
}

/** Why a payment that is over brought nothing; null when it was paid in full. */
function whyUnpaid({ state, amountPaise, failure }: GatewayStatus, askedPaise: number): string | null {
  if (state !== 'COMPLETED') return failure ?? 'The payment did not go through. No money was taken.'
  return amountPaise === askedPaise
    ? null
    : 'The amount paid is not the amount asked for. It goes back to where it came from.'
}

async function deliver(db: Db, now: Date, payment: Payment): Promise<void> {
  const { txnId, kind, enrolmentId, title } = payment
  if (enrolmentId !== null) await takeSeat(db, enrolmentId)
  await post(db, now, { cause: `${kind}:${txnId}`, kind, subject: subjectOf(payment), title, lines: linesOf(payment) })
}

/** What the money belongs to on a statement. */
function subjectOf({ txnId, kind, enrolmentId, orderId }: Payment): string {
  if (kind === 'recharge') return `recharge:${txnId}`
  return enrolmentId === null ? `order:${orderId}` : `enrolment:${enrolmentId}`
}

const linesOf = ({ kind, customerId, ...paid }: Payment) => [
  { account: PLATFORM.gateway, paise: -paid.payablePaise },
  { account: PLATFORM.discount, paise: -paid.discountPaise },
  { account: PLATFORM.bonus, paise: -paid.bonusPaise },
  { account: PLATFORM.gst, paise: paid.gstPaise },
  {
    account: kind === 'recharge' ? customerAccount(customerId) : PLATFORM.revenue,
    paise: paid.amountPaise + paid.bonusPaise,
  },
]

async function release(db: Db, { enrolmentId, orderId }: Payment): Promise<void> {
  if (enrolmentId !== null) await cancelSeat(db, enrolmentId)
  if (orderId !== null) await cancelOrder(db, orderId)
}
