import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { refundOrder } from './refund-order.ts'
import { restock } from './restock.ts'
import { returnOf, type ReturnedItem } from './returned-items.ts'
import { findOrder } from './search-orders.ts'
import { orderItems, orders } from './tables.ts'

interface OrderReturn {
  orderId: number
  /** The returned pieces; each item of the order at most once. */
  items: readonly ReturnedItem[]
  /** A sentence that the customer reads. */
  reason: string
}

/** Records once that a parcel or a part of it was returned, restocks the pieces and refunds them. */
export async function returnOrder(db: Db, now: Date, { orderId, items, reason }: OrderReturn): Promise<void> {
  await refundOrder(db, now, { orderId, reason }, async (tx) => {
    const returned = await tx
      .update(orders)
      .set({ status: 'returned', statusChangedAt: now })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ['shipped', 'delivered'])))
      .returning({ id: orders.id })
    if (returned.length === 0)
      throw new DomainError('order_not_sent', 'This order has not been shipped, or has already been returned.')
    const { order, paise, gstPaise, pieces } = await priceReturn(tx, orderId, items)
    for (const { item } of order.items)
      await tx
        .update(orderItems)
        .set({ returnedQuantity: items.find(({ itemId }) => itemId === item.id)?.quantity ?? 0 })
        .where(eq(orderItems.id, item.id))
    await restock(tx, pieces)
    // For a whole order the payment itself is reversed, with its booked tax.
    return paise === order.totalPaise ? undefined : { paise, gstPaise }
  })
}

/** The refund of a return, for the confirmation of large sums. */
export async function returnSumPaise(db: Db, orderId: number, items: readonly ReturnedItem[]): Promise<number> {
  return (await priceReturn(db, orderId, items)).paise
}

async function priceReturn(db: Db, orderId: number, items: readonly ReturnedItem[]) {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('Order not found.')
  return { order, ...returnOf(order, items) }
}
