import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, productVariants } from './tables.ts'

export interface Pieces {
  variantId: number
  quantity: number
}

/** The pieces of an order. */
export const piecesOf = (db: Db, orderId: number): Promise<Pieces[]> =>
  db
    .select({ variantId: orderItems.variantId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))

/** Returns pieces to stock. Sorted by variant, which is the lock order, so that no deadlock occurs. */
export async function restock(db: Db, pieces: readonly Pieces[]): Promise<void> {
  for (const { variantId, quantity } of pieces.toSorted((a, b) => a.variantId - b.variantId))
    await db
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(eq(productVariants.id, variantId))
}
