import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { orderItems, orders, products, purchases } from '../../database/schema/index.ts'
import type { Page } from '../../http/page.ts'

/** The customer's own, the newest first, also those that were not paid. */
export async function listOrders(db: Db, customerId: number, { limit, offset }: Page) {
  const where = eq(orders.customerId, customerId)
  const rows = await db
    .select({ order: orders, paymentStatus: purchases.status })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ order }) => order.id)
  const items = await db
    .select({
      item: orderItems,
      product: { id: products.id, name: products.name, slug: products.slug, images: products.images },
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  return {
    count: await db.$count(orders, where),
    orders: rows.map(({ order, paymentStatus }) => ({
      ...order,
      paymentStatus,
      items: items.filter(({ item }) => item.orderId === order.id),
    })),
  }
}
