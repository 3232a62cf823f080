import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Refund } from './tables.ts'
import { GatewayFailure, type PaymentGateway, type RefundState } from '../ports/payment-gateway.ts'
import type { Ports } from '../ports/ports.ts'
import { runEach } from '../jobs/run-each.ts'
import { completeRefund } from './complete-refund.ts'
import { refundMessage } from './refund.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const MIN_CHECK_INTERVAL_MS = 20 * SECOND_MS
/** Our own choice: a refund that the bank returned is sent again a day later. */
const RETRY_DELAY_MS = 24 * HOUR_MS
const MAX_ATTEMPTS = 3

/** Neither completed nor refused: the gateway is queried about it. */
const isPending = and(isNull(refunds.completedAt), isNull(refunds.refusedAt))

/** Sends a pending refund if the gateway does not know it yet, and stores the state that the gateway reports. */
export async function settleRefund(
  db: Db,
  now: Date,
  ports: Pick<Ports, 'payments' | 'log'>,
  txnId: string,
): Promise<void> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.txnId, txnId), isPending))
  const outcome = refund && (await sendOrQuery(ports.payments, refund, now))
  if (!outcome) return
  if (outcome === 'COMPLETED') return completeRefund(db, now, refund)
  if (outcome instanceof GatewayFailure)
    return markRefused(db, now, ports.log, { refund, code: outcome.code ?? 'REFUSED' })
  if (outcome === 'FAILED' && refund.attempt >= MAX_ATTEMPTS)
    return markRefused(db, now, ports.log, { refund, code: 'RETURNED_BY_BANK' })
  const next =
    outcome === 'FAILED'
      ? { attempt: refund.attempt + 1, nextCheckAt: new Date(now.getTime() + RETRY_DELAY_MS) }
      : { nextCheckAt: nextRefundCheck(refund, now) }
  await db.update(refunds).set(next).where(isSameAttempt(refund))
}

/** Several processes may run it at once: the gateway sends each refund id once, and we post it once. */
export async function settleDueRefunds(db: Db, now: Date, ports: Pick<Ports, 'payments' | 'log'>): Promise<void> {
  const due = await db
    .select({ txnId: refunds.txnId })
    .from(refunds)
    .where(and(isPending, lte(refunds.nextCheckAt, now)))
    .orderBy(refunds.nextCheckAt)
    .limit(50)
  await runEach(due, ({ txnId }) => settleRefund(db, now, ports, txnId))
}

const isSameAttempt = ({ txnId, attempt }: Refund) =>
  and(eq(refunds.txnId, txnId), eq(refunds.attempt, attempt), isPending)

/**
 * Queries the gateway first and sends the refund only if it is unknown there, so that neither a lost reply nor a crash
 * sends it twice. Returns a GatewayFailure when the refund is refused for good, and null when it is not due yet.
 */
async function sendOrQuery(
  gateway: PaymentGateway,
  refund: Refund,
  now: Date,
): Promise<RefundState | GatewayFailure | null> {
  const { txnId, attempt, amountPaise, nextCheckAt } = refund
  const refundId = `${txnId}-R${attempt}`
  const isDue = nextCheckAt <= now
  try {
    const known = await gateway.refundStatus(refundId)
    return known ?? (isDue ? await send(gateway, { refundId, orderId: txnId, amountPaise }) : null)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    return isDue ? 'PENDING' : null
  }
}

/** The gateway also refuses an id that another process has just used; then the refund is known there. */
async function send(
  gateway: PaymentGateway,
  refund: Parameters<PaymentGateway['refund']>[0],
): Promise<RefundState | GatewayFailure> {
  try {
    return await gateway.refund(refund)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure && failure.kind === 'refused')) throw failure
    return (await gateway.refundStatus(refund.refundId)) ?? failure
  }
}

/** Leaves the refund to staff, and logs that once. */
async function markRefused(
  db: Db,
  now: Date,
  log: Ports['log'],
  { refund, code }: { refund: Refund; code: string },
): Promise<void> {
  const { txnId, attempt, amountPaise } = refund
  const isNew = await db.transaction(async (tx) => {
    // Lock order: a payment before its refund, as everywhere.
    await tx.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, txnId)).for('update')
    const refused = await tx
      .update(refunds)
      .set({ refusedAt: now, refusal: code })
      .where(isSameAttempt(refund))
      .returning({ txnId: refunds.txnId })
    if (refused.length === 0) return false
    await tx
      .update(payments)
      .set({ message: refundMessage(refund, 'refused') })
      .where(eq(payments.txnId, txnId))
    return true
  })
  if (isNew) log.write({ level: 'error', event: 'refund refused', txnId, attempt, code, paise: amountPaise })
}

/** The interval grows with the age of the refund. */
function nextRefundCheck({ createdAt }: Refund, now: Date): Date {
  const quarterOfAgeMs = (now.getTime() - createdAt.getTime()) / 4
  return new Date(now.getTime() + Math.min(Math.max(quarterOfAgeMs, MIN_CHECK_INTERVAL_MS), HOUR_MS))
}
