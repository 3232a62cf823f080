import { and, asc, desc, eq, exists, inArray, not } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import { orderItems, orders, products, productVariants, type Order } from './tables.ts'
import { payments, refunds } from '../payments/index.ts'
import type { Page } from '../endpoint/page.ts'

/** The customer's own, the newest first, also those that were not paid. */
export async function listOrders(db: Db, customerId: number, { limit, offset }: Page) {
  const where = eq(orders.customerId, customerId)
  const rows = await db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(limit).offset(offset)
  return { count: await db.$count(orders, where), orders: await furnish(db, rows) }
}

const isOnTheWay = inArray(orders.status, ['placed', 'packed', 'shipped'])

/** Paid for and not there yet: somebody has to do something. What is not paid ends by itself. */
const isWaiting = (db: Db) => {
  const paid = and(eq(payments.orderId, orders.id), eq(payments.status, 'success'))
  return and(isOnTheWay, exists(db.select({ txnId: payments.txnId }).from(payments).where(paid)))
}

export const countOrdersWaiting = (db: Db): Promise<number> => db.$count(orders, isWaiting(db))

/** Everybody's, the newest first, for whoever packs them. */
export async function listOrdersOfAll(db: Db, { limit, offset, isPast }: Page & { isPast: boolean }) {
  const where = isPast ? not(isOnTheWay) : isWaiting(db)
  const rows = await db
    .select({ order: orders, phone: customers.phone })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
  const furnished = await furnish(
    db,
    rows.map(({ order }) => order),
  )
  return {
    count: await db.$count(orders, where),
    orders: furnished.map((order, at) => ({ ...order, customerPhone: rows[at]?.phone ?? '' })),
  }
}

/** Adds the things and how the payment stands, in one query each for all of them. */
async function furnish(db: Db, rows: readonly Order[]) {
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select({
      item: orderItems,
      product: { id: products.id, name: products.name, slug: products.slug, images: products.images },
      variant: productVariants.name,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const attempts = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.txnId, payments.txnId))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.createdAt))
  return rows.map((order) => {
    // The last one that was begun.
    const last = attempts.findLast(({ payment }) => payment.orderId === order.id)
    return {
      ...order,
      paymentStatus: last?.payment.status ?? ('created' as const),
      paymentMessage: last?.payment.message ?? null,
      refund: last?.refund ?? null,
      items: items.filter(({ item }) => item.orderId === order.id),
    }
  })
}

export type FurnishedOrder = Awaited<ReturnType<typeof furnish>>[number]
