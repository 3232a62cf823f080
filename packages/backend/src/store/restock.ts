import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, productVariants } from './tables.ts'

/** The things of an order are for sale again. In one order for all, so that no two orders wait for each other. */
export async function putBack(db: Db, orderId: number): Promise<void> {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.variantId)
  for (const { variantId, quantity } of items)
    await db
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(eq(productVariants.id, variantId))
}
