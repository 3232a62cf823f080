import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders } from './tables.ts'
import { DomainError } from '../errors.ts'
import { putBack } from './restock.ts'
import { refundOrder } from './refund-order.ts'

/**
 * A parcel that was sent has come back, once: its things are for sale again, and what was paid for it goes back.
 * `reason` is a sentence for the customer.
 */
export const returnOrder = (db: Db, now: Date, orderId: number, reason: string): Promise<void> =>
  refundOrder(db, now, orderId, reason, async (tx) => {
    const returned = await tx
      .update(orders)
      .set({ status: 'returned', statusChangedAt: now })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ['shipped', 'delivered'])))
      .returning({ id: orders.id })
    if (returned.length === 0)
      throw new DomainError('order_not_sent', 'This order was not sent, or has come back already.')
    await putBack(tx, orderId)
  })
