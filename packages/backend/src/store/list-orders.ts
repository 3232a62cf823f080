import { and, asc, desc, eq, exists, inArray, not } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
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

const isInProgress = inArray(orders.status, ['placed', 'packed', 'shipped'])

/** Paid and not yet delivered. Unpaid orders are left out, because they expire without staff. */
const isWaiting = (db: Db) => {
  const paid = and(eq(payments.orderId, orders.id), eq(payments.status, 'success'))
  return and(isInProgress, exists(db.select({ txnId: payments.txnId }).from(payments).where(paid)))
}

export const countWaitingOrders = (db: Db): Promise<number> => db.$count(orders, isWaiting(db))

/** The orders of all customers, newest first, for staff. */
export async function listAllOrders(db: Db, { limit, offset, isPast }: Page & { isPast: boolean }) {
  const where = isPast ? not(isInProgress) : isWaiting(db)
  const rows = await db
    .select({ order: orders, phone: customers.phone })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
  const detailed = await withDetails(
    db,
    rows.map(({ order }) => order),
  )
  return {
    count: await db.$count(orders, where),
    orders: detailed.map((order, index) => ({ ...order, customerPhone: rows[index]?.phone ?? '' })),
  }
}

export async function orderTotalPaise(db: Db, id: number): Promise<number> {
  const [order] = await db.select({ paise: orders.totalPaise }).from(orders).where(eq(orders.id, id))
  if (!order) throw notFound('Order not found.')
  return order.paise
}

/** Adds the items and the payment status, with one query each for all orders. */
async function withDetails(db: Db, rows: readonly Order[]) {
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select({
      item: orderItems,
      product: { id: products.id, name: products.name, slug: products.slug, images: products.images },
      gstPercent: products.gstPercent,
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
      paymentMessage: latest?.payment.message ?? null,
      refund: latest?.refund ?? null,
      txnId: latest?.payment.txnId ?? null,
      items: items.filter(({ item }) => item.orderId === order.id),
    }
  })
}

export type OrderDetails = Awaited<ReturnType<typeof withDetails>>[number]
