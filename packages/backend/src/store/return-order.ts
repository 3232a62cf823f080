import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders } from './tables.ts'
import { DomainError } from '../errors.ts'
import { restock } from './restock.ts'
import { refundOrder } from './refund-order.ts'

/** Records that a parcel was returned, once: restocks its items and refunds it. `reason` is a sentence that the customer reads. */
export const returnOrder = (db: Db, now: Date, orderId: number, reason: string): Promise<void> =>
  refundOrder(db, now, { orderId, reason }, async (tx) => {
    const returned = await tx
      .update(orders)
      .set({ status: 'returned', statusChangedAt: now })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ['shipped', 'delivered'])))
      .returning({ id: orders.id })
    if (returned.length === 0)
      throw new DomainError('order_not_sent', 'This order has not been shipped, or has already been returned.')
    await restock(tx, orderId)
  })
