import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { orderItems, orders, productVariants } from '../../database/schema/index.ts'

/** Cancels an order that was not paid, once, and puts what it held back on the shelf. */
export async function cancelOrder(db: Db, orderId: number): Promise<void> {
  const cancelled = await db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'placed')))
    .returning({ id: orders.id })
  if (cancelled.length === 0) return
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.variantId)
  for (const { variantId, quantity } of items)
    await db
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(eq(productVariants.id, variantId))
}
