import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, productVariants } from './tables.ts'

/** Returns the items of an order to stock. Sorted by variant, which is the lock order, so that no deadlock occurs. */
export async function restock(db: Db, orderId: number): Promise<void> {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.variantId)
  for (const { variantId, quantity } of items)
    await db
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(eq(productVariants.id, variantId))
}
