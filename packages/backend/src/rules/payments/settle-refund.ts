import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { payments, refunds, type Refund } from '../../database/schema/index.ts'
import { GatewayFailure, type PaymentGateway, type RefundState } from '../../ports/payment-gateway.ts'
import { PLATFORM, post } from '../ledger.ts'
import { refundSentence } from './refund.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const SHORTEST_WAIT_MS = 20 * SECOND_MS
/** Our own choice: what a bank did not take today it may take tomorrow. */
const NEXT_ATTEMPT_MS = 24 * HOUR_MS

/** Sends what is owed and not yet on its way, and writes down how the gateway says that it stands. */
export async function settleRefund(db: Db, now: Date, gateway: PaymentGateway, txnId: string): Promise<void> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.txnId, txnId), isNull(refunds.completedAt)))
  const state = refund && (await stateOf(gateway, refund, now))
  if (!state) return
  const same = and(eq(refunds.txnId, txnId), eq(refunds.attempt, refund.attempt), isNull(refunds.completedAt))
  if (state === 'COMPLETED') return complete(db, now, refund)
  const next =
    state === 'FAILED'
      ? { attempt: refund.attempt + 1, nextCheckAt: new Date(now.getTime() + NEXT_ATTEMPT_MS) }
      : { nextCheckAt: nextLook(refund, now) }
  await db.update(refunds).set(next).where(same)
}

/** Several processes may do so at once: the gateway makes a refund once for each number, and we book it once. */
export async function settleDueRefunds(db: Db, now: Date, gateway: PaymentGateway): Promise<void> {
  const due = await db
    .select({ txnId: refunds.txnId })
    .from(refunds)
    .where(and(isNull(refunds.completedAt), lte(refunds.nextCheckAt, now)))
    .orderBy(refunds.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settleRefund(db, now, gateway, txnId)
}

/**
 * Asked first and sent only where it is unknown, so a lost answer or a killed process sends nothing twice. Null: it is
 * not to be sent yet.
 */
async function stateOf(gateway: PaymentGateway, refund: Refund, now: Date): Promise<RefundState | null> {
  const { txnId, attempt, amountPaise, nextCheckAt } = refund
  const refundId = `${txnId}-R${attempt}`
  const isDue = nextCheckAt <= now
  try {
    const known = await gateway.refundStatus(refundId)
    return known ?? (isDue ? await gateway.refund({ refundId, orderId: txnId, amountPaise }) : null)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    return isDue ? 'PENDING' : null
  }
}

/** Seconds, minutes or days: the older it is, the less often it is asked about. */
function nextLook({ createdAt }: Refund, now: Date): Date {
  const quarter = (now.getTime() - createdAt.getTime()) / 4
  return new Date(now.getTime() + Math.min(Math.max(quarter, SHORTEST_WAIT_MS), HOUR_MS))
}

async function complete(db: Db, now: Date, refund: Refund): Promise<void> {
  const { txnId, amountPaise } = refund
  await db.transaction(async (tx) => {
    // Payments are locked before their refunds, here as everywhere.
    await tx
      .update(payments)
      .set({ status: 'refunded', message: refundSentence(refund, 'went') })
      .where(eq(payments.txnId, txnId))
    const [moved] = await tx
      .update(refunds)
      .set({ completedAt: now })
      .where(and(eq(refunds.txnId, txnId), isNull(refunds.completedAt)))
      .returning({ txnId: refunds.txnId })
    if (!moved) return
    await post(tx, now, {
      cause: `refund:${txnId}:sent`,
      kind: 'refund',
      title: 'Money sent back',
      lines: [
        { account: PLATFORM.refunds, paise: -amountPaise },
        { account: PLATFORM.gateway, paise: amountPaise },
      ],
    })
  })
}
