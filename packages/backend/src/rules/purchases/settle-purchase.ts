import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { purchases, type Purchase } from '../../database/schema/index.ts'
import type { GatewayStatus, PaymentGateway } from '../../ports/payment-gateway.ts'
import { cancelSeat, takeSeat } from '../courses/seat.ts'
import { PLATFORM, post } from '../ledger.ts'
import { statusOf, whyUnpaid } from '../pay-page.ts'
import { nextCheck } from '../reconcile.ts'
import { cancelOrder } from '../store/cancel-order.ts'

/** Asks the gateway how a pending purchase stands, and writes down what it says. */
export async function settlePurchase(db: Db, now: Date, gateway: PaymentGateway, txnId: string): Promise<void> {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.txnId, txnId))
  if (purchase?.status !== 'pending') return
  // Its order may be on the way to the gateway at this moment.
  if (!purchase.payPageUrl && purchase.nextCheckAt && now < purchase.nextCheckAt) return
  await write(db, now, purchase, await statusOf(gateway, txnId))
}

/** Settles what is due. Several processes may do so at once: each purchase moves on once. */
export async function settleDuePurchases(db: Db, now: Date, gateway: PaymentGateway): Promise<void> {
  const due = await db
    .select({ txnId: purchases.txnId })
    .from(purchases)
    .where(and(eq(purchases.status, 'pending'), lte(purchases.nextCheckAt, now)))
    .orderBy(purchases.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settlePurchase(db, now, gateway, txnId)
}

async function write(db: Db, now: Date, purchase: Purchase, status: GatewayStatus): Promise<void> {
  const pending = and(eq(purchases.txnId, purchase.txnId), eq(purchases.status, 'pending'))
  if (status.state === 'PENDING') {
    await db
      .update(purchases)
      .set({ nextCheckAt: nextCheck(purchase.createdAt, now) })
      .where(pending)
    return
  }
  const message = whyUnpaid(status, purchase.amountPaise)
  const settled = { nextCheckAt: null, completedAt: now }
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(purchases)
      .set(
        message === null
          ? { ...settled, status: 'success', receiptNumber: sql`nextval('receipt_numbers')` }
          : { ...settled, status: 'failed', message },
      )
      .where(pending)
      .returning({ txnId: purchases.txnId })
    if (!moved) return
    if (message === null) await deliver(tx, now, purchase)
    else await release(tx, purchase)
  })
}

async function deliver(db: Db, now: Date, purchase: Purchase): Promise<void> {
  const { txnId, enrolmentId, orderId, title, amountPaise, gstPaise } = purchase
  if (enrolmentId !== null) await takeSeat(db, enrolmentId)
  await post(db, now, {
    cause: `purchase:${txnId}`,
    kind: 'purchase',
    subject: enrolmentId === null ? `order:${orderId}` : `enrolment:${enrolmentId}`,
    title,
    lines: [
      { account: PLATFORM.gateway, paise: -amountPaise },
      { account: PLATFORM.gst, paise: gstPaise },
      { account: PLATFORM.revenue, paise: amountPaise - gstPaise },
    ],
  })
}

async function release(db: Db, { enrolmentId, orderId }: Purchase): Promise<void> {
  if (enrolmentId !== null) await cancelSeat(db, enrolmentId)
  if (orderId !== null) await cancelOrder(db, orderId)
}
