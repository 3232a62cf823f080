import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { notFound } from '../errors.ts'
import type { Quote } from './quote.ts'
import { randomToken } from '../secrets/secrets.ts'
import { nextCheck } from './next-check.ts'

/** A recharge holds nothing, not even its coupon, before its page is asked for. */
export const beginRecharge = (db: Db, now: Date, customerId: number, quote: Quote): Promise<Payment> =>
  write(db, { ...quote, customerId, kind: 'recharge', title: 'Money added', createdAt: now })

interface Sale {
  customerId: number
  /** One of the two. */
  enrolmentId?: number | null
  orderId?: number | null
  title: string
  /** With tax. */
  pricePaise: number
  /** The part of the price that is tax. */
  gstPaise: number
}

/** A purchase holds its seat or its stock from here on, so it is settled even if nobody ever asks for its page. */
export const beginPurchase = (db: Db, now: Date, { pricePaise, gstPaise, ...sale }: Sale): Promise<Payment> =>
  write(db, {
    ...sale,
    ...pendingFrom(now),
    kind: 'purchase',
    amountPaise: pricePaise - gstPaise,
    gstPaise,
    payablePaise: pricePaise,
    createdAt: now,
  })

export const pendingFrom = (now: Date) =>
  ({ status: 'pending', initiatedAt: now, nextCheckAt: nextCheck(now, now) }) as const

/** Written down before anybody is asked to take it. */
async function write(db: Db, terms: Omit<typeof payments.$inferInsert, 'txnId'>): Promise<Payment> {
  const random = randomToken().replaceAll(/[^A-Za-z0-9]/g, '')
  const [payment] = await db
    .insert(payments)
    .values({ ...terms, txnId: `TP${random.slice(0, 22)}` })
    .returning()
  if (!payment) throw new Error('A payment was not stored.')
  return payment
}

/** The customer's own; somebody else's does not exist. */
export async function paymentOf(
  db: Db,
  customerId: number,
  { kind, txnId }: Pick<Payment, 'kind' | 'txnId'>,
): Promise<Payment> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.txnId, txnId), eq(payments.customerId, customerId), eq(payments.kind, kind)))
  if (!payment) throw notFound('We do not know this payment.')
  return payment
}
