import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { orderItems, orders, payments, products } from '../../database/schema/index.ts'
import type { Page } from '../../http/page.ts'

/** The customer's own, the newest first, also those that were not paid. */
export async function listOrders(db: Db, customerId: number, { limit, offset }: Page) {
  const where = eq(orders.customerId, customerId)
  const rows = await db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(limit).offset(offset)
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select({
      item: orderItems,
      product: { id: products.id, name: products.name, slug: products.slug, images: products.images },
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const attempts = await db
    .select({ orderId: payments.orderId, status: payments.status })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.createdAt))
  return {
    count: await db.$count(orders, where),
    orders: rows.map((order) => ({
      ...order,
      // The last one that was begun.
      paymentStatus: attempts.findLast(({ orderId }) => orderId === order.id)?.status ?? ('created' as const),
      items: items.filter(({ item }) => item.orderId === order.id),
    })),
  }
}
