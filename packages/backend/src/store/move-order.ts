import { and, eq, exists, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { orders, type OrderStatus } from './tables.ts'
import { payments } from '../payments/index.ts'
import { DomainError, notFound } from '../errors.ts'

/** Where a parcel can be followed. */
export interface Parcel {
  carrier: string
  trackingNumber: string
  /** The carrier's page for this parcel, if they have one. */
  trackingUrl: string | null
}

/** What comes before each step. Shipped twice corrects what was said of the parcel. */
const FROM = {
  packed: ['placed'],
  shipped: ['packed', 'shipped'],
  delivered: ['shipped'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>

/** An order that is paid has been packed. */
export const packOrder = (db: Db, now: Date, id: number) => moveOrder(db, now, id, 'packed')

export const shipOrder = (db: Db, now: Date, id: number, parcel: Parcel) => moveOrder(db, now, id, 'shipped', parcel)

export const deliverOrder = (db: Db, now: Date, id: number) => moveOrder(db, now, id, 'delivered')

/** One statement, so that an order that is cancelled at this moment is not sent. Said twice, it is so once. */
async function moveOrder(db: Db, now: Date, id: number, to: keyof typeof FROM, parcel?: Parcel): Promise<void> {
  const paid = db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'success')))
  const moved = await db
    .update(orders)
    .set({ status: to, statusChangedAt: now, ...parcel })
    .where(and(eq(orders.id, id), inArray(orders.status, [...FROM[to]]), exists(paid)))
    .returning({ id: orders.id })
  if (moved.length > 0) return
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw notFound('There is no such order.')
  if (order.status === to) return
  if (order.status === FROM[to][0]) throw new DomainError('not_paid', 'This order is not paid.')
  throw new DomainError('wrong_status', `An order that is ${order.status} cannot become ${to}.`)
}
