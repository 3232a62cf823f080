import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders } from './tables.ts'
import { DomainError } from '../errors.ts'
import { putBack } from './restock.ts'
import { refundOrder } from './refund-order.ts'

/** An order that nobody has sent yet. */
const open = (orderId: number) => and(eq(orders.id, orderId), inArray(orders.status, ['placed', 'packed']))

/** Held until the transaction ends, so that nobody cancels it meanwhile. */
export async function isOrderOpen(db: Db, orderId: number): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(open(orderId)).for('update')
  return found.length > 0
}

/** Cancels an order, once, and puts what it held back on the shelf. False where there is nothing to cancel. */
export async function cancelOrder(db: Db, orderId: number): Promise<boolean> {
  const cancelled = await db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(open(orderId))
    .returning({ id: orders.id })
  if (cancelled.length > 0) await putBack(db, orderId)
  return cancelled.length > 0
}

/** Cancels an order at the desk, and sends back what was paid for it. `reason` is a sentence for the customer. */
export const cancelPaidOrder = (db: Db, now: Date, orderId: number, reason: string): Promise<void> =>
  refundOrder(db, now, orderId, reason, async (tx) => {
    if (!(await cancelOrder(tx, orderId)))
      throw new DomainError('order_not_open', 'This order is on its way, or cancelled already.')
    await tx.update(orders).set({ statusChangedAt: now }).where(eq(orders.id, orderId))
  })
