import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refundPart, refundPayment, type RefundedPart } from '../payments/index.ts'

interface OrderRefund {
  orderId: number
  /** A sentence that the customer reads. */
  reason: string
}

/**
 * Ends an order and refunds its payments in one transaction. `endOrder` changes the status of the order, or throws; it
 * answers which part is refunded where that is not all of it. A pending payment that succeeds later is refunded when it settles.
 */
export async function refundOrder(
  db: Db,
  now: Date,
  { orderId, reason }: OrderRefund,
  endOrder: (tx: Db) => Promise<RefundedPart | void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Lock order: payments before what they pay for, as everywhere.
    const orderPayments = await tx
      .select({ txnId: payments.txnId, status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.txnId))
      .for('update')
    const part = await endOrder(tx)
    for (const { txnId, status } of orderPayments)
      if (status === 'success')
        await (part ? refundPart(tx, now, txnId, { ...part, reason }) : refundPayment(tx, now, txnId, reason))
  })
}
