import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { products, productVariants } from './tables.ts'

/** The stock of each product, the lowest first. */
export async function listStock(db: Db, { limit, offset }: Page) {
  const rows = await db
    .select({
      id: productVariants.id,
      product: products.name,
      sku: products.sku,
      variant: productVariants.name,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .orderBy(asc(productVariants.stock), asc(products.name), asc(productVariants.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(productVariants), rows }
}

/**
 * Adds pieces that arrived or removes missing ones. `seenStock` is the stock that the form showed. If it has changed since,
 * the change is refused, so that a form that is sent twice counts once.
 */
export async function changeStock(db: Db, variantId: number, pieces: number, seenStock?: number): Promise<void> {
  const [found] = await db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId))
    .for('update')
  if (!found) throw notFound('There is no such product.')
  if (seenStock !== undefined && found.stock !== seenStock)
    throw new DomainError(
      'row_changed',
      `The stock has changed: ${found.stock} pieces now, ${seenStock} on the page that you saw. Check it and send it again.`,
    )
  if (found.stock + pieces < 0) throw invalidFields({ pieces: `Only ${found.stock} pieces are in stock.` })
  await db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${pieces}` })
    .where(eq(productVariants.id, variantId))
}
