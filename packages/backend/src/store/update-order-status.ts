import { and, eq, exists, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders, type OrderStatus } from './tables.ts'
import { payments } from '../payments/index.ts'
import { DomainError, notFound } from '../errors.ts'

/** How to track a parcel. */
export interface Parcel {
  carrier: string
  trackingNumber: string
  /** The carrier's page for this parcel, if they have one. */
  trackingUrl: string | null
}

/** The statuses from which each status can be reached. Shipping twice corrects the tracking details. */
const PREVIOUS = {
  packed: ['placed'],
  shipped: ['packed', 'shipped'],
  delivered: ['shipped'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>

export const packOrder = (db: Db, now: Date, id: number) => updateOrderStatus(db, now, { id, to: 'packed' })

export const shipOrder = (db: Db, now: Date, id: number, parcel: Parcel) =>
  updateOrderStatus(db, now, { id, to: 'shipped' }, parcel)

export const deliverOrder = (db: Db, now: Date, id: number) => updateOrderStatus(db, now, { id, to: 'delivered' })

/** One statement, so that an order cancelled at the same time is not shipped. Repeating it changes nothing. */
async function updateOrderStatus(
  db: Db,
  now: Date,
  { id, to }: { id: number; to: keyof typeof PREVIOUS },
  parcel?: Parcel,
): Promise<void> {
  const paid = db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'success')))
  const updated = await db
    .update(orders)
    .set({ status: to, statusChangedAt: now, ...parcel })
    .where(and(eq(orders.id, id), inArray(orders.status, [...PREVIOUS[to]]), exists(paid)))
    .returning({ id: orders.id })
  if (updated.length > 0) return
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw notFound('Order not found.')
  if (order.status === to) return
  if (order.status === PREVIOUS[to][0]) throw new DomainError('not_paid', 'This order has not been paid.')
  throw new DomainError('wrong_status', `An order that is ${order.status} cannot become ${to}.`)
}
