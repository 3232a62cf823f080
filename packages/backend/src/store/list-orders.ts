import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orderItems, orders, products, productVariants, type Order } from './tables.ts'
import { payments, refunds } from '../payments/index.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'

/** The orders of a customer, newest first, including unpaid ones. */
export async function listOrders(db: Db, customerId: number, { limit, offset }: Page) {
  const where = eq(orders.customerId, customerId)
  const rows = await db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(limit).offset(offset)
  return { count: await db.$count(orders, where), orders: await withDetails(db, rows) }
}

export async function orderTotalPaise(db: Db, id: number): Promise<number> {
  const [order] = await db.select({ paise: orders.totalPaise }).from(orders).where(eq(orders.id, id))
  if (!order) throw notFound('Order not found.')
  return order.paise
}

/** Adds the items and the payment status, with one query each for all orders. */
export async function withDetails(db: Db, rows: readonly Order[]) {
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select({
      item: orderItems,
      product: { id: products.id, name: products.name, slug: products.slug, images: products.images },
      gstPercent: sql<number>`coalesce(${orderItems.gstPercent}, ${products.gstPercent})`,
      variant: productVariants.name,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const orderPayments = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.txnId, payments.txnId))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.createdAt))
  return rows.map((order) => {
    const latest = orderPayments.findLast(({ payment }) => payment.orderId === order.id)
    return {
      ...order,
      paymentStatus: latest?.payment.status ?? ('created' as const),
      paidAt: latest?.payment.completedAt ?? null,
      paymentMessage: latest?.payment.message ?? null,
      refund: latest?.refund ?? null,
      txnId: latest?.payment.txnId ?? null,
      items: items.filter(({ item }) => item.orderId === order.id),
    }
  })
}

export type OrderDetails = Awaited<ReturnType<typeof withDetails>>[number]
