import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { notFound } from '../errors.ts'
import type { RechargeQuote } from './quote.ts'
import { randomToken } from '../secrets/secrets.ts'
import { nextCheck } from './next-check.ts'

/** A recharge reserves nothing, not even its coupon, until its payment page is opened. */
export const createRecharge = (db: Db, now: Date, customerId: number, quote: RechargeQuote): Promise<Payment> =>
  insertPayment(db, { ...quote, customerId, kind: 'recharge', title: 'Wallet recharge', createdAt: now })

interface Purchase {
  customerId: number
  /** Exactly one of the two ids is given. */
  enrolmentId?: number | null
  orderId?: number | null
  title: string
  /** With tax. */
  pricePaise: number
  /** The part of the price that is tax. */
  gstPaise: number
}

/** A purchase holds its enrolment or stock from now on, so it is settled even if its page is never opened. */
export const createPurchase = (db: Db, now: Date, { pricePaise, gstPaise, ...purchase }: Purchase): Promise<Payment> =>
  insertPayment(db, {
    ...purchase,
    ...pendingFrom(now),
    kind: 'purchase',
    amountPaise: pricePaise - gstPaise,
    gstPaise,
    payablePaise: pricePaise,
    createdAt: now,
  })

export const pendingFrom = (now: Date) =>
  ({ status: 'pending', initiatedAt: now, nextCheckAt: nextCheck(now, now) }) as const

/** Stored before the gateway is called, so that a crash loses no payment. */
async function insertPayment(db: Db, terms: Omit<typeof payments.$inferInsert, 'txnId'>): Promise<Payment> {
  const random = randomToken().replaceAll(/[^A-Za-z0-9]/g, '')
  const [payment] = await db
    .insert(payments)
    .values({ ...terms, txnId: `TP${random.slice(0, 22)}` })
    .returning()
  if (!payment) throw new Error('A payment was not stored.')
  return payment
}

/** A payment of this customer; a payment of another customer is not found. */
export async function getPayment(
  db: Db,
  customerId: number,
  { kind, txnId }: Pick<Payment, 'kind' | 'txnId'>,
): Promise<Payment> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.txnId, txnId), eq(payments.customerId, customerId), eq(payments.kind, kind)))
  if (!payment) throw notFound('Payment not found.')
  return payment
}
