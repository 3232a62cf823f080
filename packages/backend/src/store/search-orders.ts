import { and, desc, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { customers } from '../identity/index.ts'
import { payments } from '../payments/index.ts'
import { withDetails, type OrderDetails } from './list-orders.ts'
import { orders, parcelName, parcelPhone } from './tables.ts'

/** `todo`: paid and not yet delivered. `pending`: not paid yet, which ends by itself. `past`: delivered or ended. */
export type OrderList = 'todo' | 'pending' | 'past' | 'all'

export type StaffOrder = OrderDetails & { customerPhone: string }

interface OrderSearch {
  list: OrderList
  /** A number of an order, beginnings of the words of a name, or ten digits of a telephone; '' for everything. */
  text: string
}

const isInProgress = inArray(orders.status, ['placed', 'packed', 'shipped'])

const isPaid = (db: Db) =>
  exists(
    db
      .select({ txnId: payments.txnId })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'success'))),
  )

function conditionOf(db: Db, list: OrderList): SQL | undefined {
  if (list === 'past') return not(isInProgress)
  if (list === 'todo') return and(isInProgress, isPaid(db))
  return list === 'pending' ? and(isInProgress, not(isPaid(db))) : undefined
}

export const countWaitingOrders = (db: Db): Promise<number> => db.$count(orders, conditionOf(db, 'todo'))
export const countUnpaidOrders = (db: Db): Promise<number> => db.$count(orders, conditionOf(db, 'pending'))

/** The orders of all customers, newest first, for staff. */
export async function searchOrders(db: Db, { limit, offset }: Page, { list, text }: OrderSearch) {
  const where = and(conditionOf(db, list), await matching(db, text.trim()))
  const found = await detailed(db, where, { limit, offset })
  return { count: await countUpTo(db, where), orders: found }
}

/** Counting stops here: to count every order of a large shop takes about a second. */
export const MAX_COUNTED = 1000

/** Up to one more than `MAX_COUNTED`. */
async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as('some')
  return db.$count(some)
}

export async function findOrder(db: Db, id: number): Promise<StaffOrder | null> {
  const [order] = await detailed(db, eq(orders.id, id), { limit: 1, offset: 0 })
  return order ?? null
}

async function detailed(db: Db, where: SQL | undefined, { limit, offset }: Page): Promise<StaffOrder[]> {
  const rows = await db
    .select({ order: orders, phone: customers.phone })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
  const found = await withDetails(
    db,
    rows.map(({ order }) => order),
  )
  return found.map((order, index) => ({ ...order, customerPhone: rows[index]?.phone ?? '' }))
}

const NUMBER = /^(?:TPO-?)?(\d{4,9})$/i
const PHONE_DIGITS = 10
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** A telephone is that of the account or of the parcel. */
async function matching(db: Db, text: string): Promise<SQL | undefined> {
  if (text === '') return undefined
  const number = NUMBER.exec(text)?.[1]
  if (number !== undefined) return eq(orders.id, Number(number))
  const digits = text.replace(/\D/g, '').slice(-PHONE_DIGITS)
  if (digits.length === PHONE_DIGITS && /^[\d\s+()-]+$/.test(text)) {
    const [customer] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.phone, `+91${digits}`))
    const ofParcel = sql`${parcelPhone(orders.address)} = ${digits}`
    return customer ? or(eq(orders.customerId, customer.id), ofParcel) : ofParcel
  }
  const words = text.match(WORDS) ?? []
  const query = words.map((word) => `${word}:*`).join(' & ')
  return words.length > 0 ? sql`${parcelName(orders.address)} @@ to_tsquery('simple', ${query})` : sql`false`
}
