import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { orders, payments } from '../../database/schema/index.ts'
import { refuse } from '../../http/problem.ts'
import { refundPayment } from '../payments/refund.ts'
import { putBack } from './put-back.ts'

/**
 * A parcel that was sent has come back, once: its things are for sale again, and what was paid for it goes back.
 * `reason` is a sentence for the customer.
 */
export async function returnOrder(db: Db, now: Date, orderId: number, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Payments are locked before what they pay for, here as everywhere.
    const [paid] = await tx
      .select({ txnId: payments.txnId })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'success')))
      .for('update')
    const returned = await tx
      .update(orders)
      .set({ status: 'returned', movedAt: now })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ['shipped', 'delivered'])))
      .returning({ id: orders.id })
    if (!paid || returned.length === 0)
      throw refuse(409, 'order_not_sent', 'This order was not sent, or has come back already.')
    await putBack(tx, orderId)
    await refundPayment(tx, now, paid.txnId, reason)
  })
}
