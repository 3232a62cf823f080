import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders } from './tables.ts'
import { DomainError } from '../errors.ts'
import { piecesOf, restock } from './restock.ts'
import { refundOrder } from './refund-order.ts'

/** The order, if it has not been shipped. */
const isOpen = (orderId: number) => and(eq(orders.id, orderId), inArray(orders.status, ['placed', 'packed']))

/** Locks an open order until the transaction ends, so that it cannot be cancelled meanwhile. False if it is not open. */
export async function lockOpenOrder(db: Db, orderId: number): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(isOpen(orderId)).for('update')
  return found.length > 0
}

/** Cancels an open order once and restocks its items. False if there is nothing to cancel. */
export async function cancelOrder(db: Db, orderId: number): Promise<boolean> {
  const cancelled = await db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(isOpen(orderId))
    .returning({ id: orders.id })
  if (cancelled.length > 0) await restock(db, await piecesOf(db, orderId))
  return cancelled.length > 0
}

/** Cancels an order for staff and refunds its payments. `reason` is a sentence that the customer reads. */
export const cancelPaidOrder = (db: Db, now: Date, orderId: number, reason: string): Promise<void> =>
  refundOrder(db, now, { orderId, reason }, async (tx) => {
    if (!(await cancelOrder(tx, orderId)))
      throw new DomainError('order_not_open', 'This order has already been shipped or cancelled.')
    await tx.update(orders).set({ statusChangedAt: now }).where(eq(orders.id, orderId))
  })
