import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Refund } from './tables.ts'
import { GatewayFailure, type PaymentGateway, type RefundState } from '../ports/payment-gateway.ts'
import type { Ports } from '../ports/ports.ts'
import { completeRefund } from './complete-refund.ts'
import { refundSentence } from './refund.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const SHORTEST_WAIT_MS = 20 * SECOND_MS
/** Our own choice: what a bank did not take today it may take tomorrow, and perhaps the day after. */
const NEXT_ATTEMPT_MS = 24 * HOUR_MS
const MOST_ATTEMPTS = 3

/** Not sent and not refused: the gateway is asked about it. */
const isGoing = and(isNull(refunds.completedAt), isNull(refunds.refusedAt))

/** Sends what is owed and not yet on its way, and writes down how the gateway says that it stands. */
export async function settleRefund(
  db: Db,
  now: Date,
  ports: Pick<Ports, 'payments' | 'log'>,
  txnId: string,
): Promise<void> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.txnId, txnId), isGoing))
  const told = refund && (await ask(ports.payments, refund, now))
  if (!told) return
  if (told === 'COMPLETED') return completeRefund(db, now, refund)
  if (told instanceof GatewayFailure) return refuse(db, now, ports, refund, told.code ?? 'REFUSED')
  if (told === 'FAILED' && refund.attempt >= MOST_ATTEMPTS) return refuse(db, now, ports, refund, 'RETURNED_BY_BANK')
  const next =
    told === 'FAILED'
      ? { attempt: refund.attempt + 1, nextCheckAt: new Date(now.getTime() + NEXT_ATTEMPT_MS) }
      : { nextCheckAt: nextLook(refund, now) }
  await db.update(refunds).set(next).where(same(refund))
}

/** Several processes may do so at once: the gateway makes a refund once for each number, and we book it once. */
export async function settleDueRefunds(db: Db, now: Date, ports: Pick<Ports, 'payments' | 'log'>): Promise<void> {
  const due = await db
    .select({ txnId: refunds.txnId })
    .from(refunds)
    .where(and(isGoing, lte(refunds.nextCheckAt, now)))
    .orderBy(refunds.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settleRefund(db, now, ports, txnId)
}

const same = ({ txnId, attempt }: Refund) => and(eq(refunds.txnId, txnId), eq(refunds.attempt, attempt), isGoing)

/**
 * Asked first and sent only where it is unknown, so a lost answer or a killed process sends nothing twice. A failure: it
 * is refused for good. Null: it is not to be sent yet.
 */
async function ask(gateway: PaymentGateway, refund: Refund, now: Date): Promise<RefundState | GatewayFailure | null> {
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

/** A number that another process used a moment ago is refused, too. */
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

/** From here on it waits for a person. Said once. */
async function refuse(db: Db, now: Date, { log }: Pick<Ports, 'log'>, refund: Refund, refusal: string): Promise<void> {
  const { txnId, attempt, amountPaise } = refund
  const isNew = await db.transaction(async (tx) => {
    // Payments are locked before their refunds, here as everywhere.
    await tx.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, txnId)).for('update')
    const moved = await tx
      .update(refunds)
      .set({ refusedAt: now, refusal })
      .where(same(refund))
      .returning({ txnId: refunds.txnId })
    if (moved.length === 0) return false
    await tx
      .update(payments)
      .set({ message: refundSentence(refund, 'refused') })
      .where(eq(payments.txnId, txnId))
    return true
  })
  if (isNew) log.write({ level: 'error', event: 'refund refused', txnId, attempt, code: refusal, paise: amountPaise })
}

/** Seconds, minutes or days: the older it is, the less often it is asked about. */
function nextLook({ createdAt }: Refund, now: Date): Date {
  const quarter = (now.getTime() - createdAt.getTime()) / 4
  return new Date(now.getTime() + Math.min(Math.max(quarter, SHORTEST_WAIT_MS), HOUR_MS))
}
