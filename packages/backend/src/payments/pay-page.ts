import { and, eq, isNull } from 'drizzle-orm'
import { conflictOn } from '../database/conflict.ts'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { DomainError } from '../errors.ts'
import { GatewayFailure, type PaymentGateway } from '../ports/payment-gateway.ts'
import { couponHistory } from './coupon-history.ts'
import { couponRefusal, findCoupon } from './coupons.ts'
import { nextCheck } from './next-check.ts'
import { beginPurchase, pendingFrom } from './payment.ts'

const PAY_PAGE_SECONDS = 20 * 60

/** The codes of a payment whose page cannot be opened any more. */
const NEVER_OPENED: ReadonlySet<string> = new Set(['payment_not_opened', 'payment_settled'])

const WAITS_MS = [20, 50, 100, 200, 400]

export interface PayPage {
  txnId: string
  url: string
  expiresAt: Date
}

/**
 * Opens the page on which a payment is paid; asking again gives the same page. Nothing here is inside a transaction
 * while the gateway is asked. Where its answer is lost the payment stays pending, and the gateway is asked how it ended.
 * A purchase's page that was lost with its process was seen by nobody, so another payment takes its place.
 */
export async function openPayPage(
  db: Db,
  now: Date,
  gateway: PaymentGateway,
  payment: Payment,
  back: URL,
): Promise<PayPage> {
  const { status } = payment
  if (status === 'created') await begin(db, now, payment)
  else if (status !== 'pending') throw over()
  const opened = pageIn(payment)
  if (opened) return opened
  try {
    return await keepPage(db, await askForPage(db, gateway, payment, back))
  } catch (failure) {
    const instead = await replaceLost(db, now, payment, failure)
    return openPayPage(db, now, gateway, instead, back)
  }
}

const over = () => new DomainError('payment_settled', 'This payment is over. Start a new one.')

/** From here on a recharge holds its coupon, which the database gives to one recharge only. */
async function begin(db: Db, now: Date, { txnId, customerId, coupon, amountPaise }: Payment): Promise<void> {
  if (coupon !== null) await refuseOverCoupon(db, now, { customerId, coupon, amountPaise })
  const begun = db
    .update(payments)
    .set(pendingFrom(now))
    .where(and(eq(payments.txnId, txnId), eq(payments.status, 'created')))
  await conflictOn(
    'recharges_coupon_once',
    begun,
    () => new DomainError('coupon_used', 'Another payment uses this coupon. Start again without it.'),
  )
}

/** Another recharge may have been first since this one was agreed, or the coupon may be over. */
async function refuseOverCoupon(
  db: Db,
  now: Date,
  { customerId, coupon, amountPaise }: { customerId: number; coupon: string; amountPaise: number },
): Promise<void> {
  const [terms, { hasRecharged }] = [findCoupon(coupon), await couponHistory(db, customerId)]
  const refusal = terms && couponRefusal(terms, now, amountPaise, { usedCodes: new Set(), hasRecharged })
  if (refusal) throw new DomainError('coupon_over', `${refusal} Start again without it.`)
}

const pageIn = ({ txnId, payPageUrl, expiresAt }: Payment): PayPage | null =>
  payPageUrl && expiresAt ? { txnId, url: payPageUrl, expiresAt } : null

async function openedPage(db: Db, txnId: string): Promise<PayPage | null> {
  const [stored] = await db.select().from(payments).where(eq(payments.txnId, txnId))
  return stored ? pageIn(stored) : null
}

/** A new page of the gateway, or the one that another tap on the same payment opened meanwhile. */
async function askForPage(
  db: Db,
  gateway: PaymentGateway,
  { txnId, payablePaise }: Payment,
  back: URL,
): Promise<PayPage> {
  const returnUrl = new URL(back)
  returnUrl.searchParams.set('txn_id', txnId)
  const order = { orderId: txnId, amountPaise: payablePaise, expiresInSeconds: PAY_PAGE_SECONDS }
  try {
    return { txnId, ...(await gateway.createOrder({ ...order, returnUrl: returnUrl.href })) }
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    const opened = await soon(() => openedPage(db, txnId), failure.kind === 'refused' ? WAITS_MS : [])
    if (opened) return opened
    throw failure.kind === 'refused'
      ? new DomainError('payment_not_opened', 'This payment could not be opened. Nothing was paid. Start a new one.')
      : new DomainError(
          'gateway_unreachable',
          'The payment page cannot be reached. Nothing was paid. Try again in a minute.',
        )
  }
}

/** What there is now, or after a moment: another tap's page may be on its way from the gateway. */
async function soon<T>(look: () => Promise<T | null>, waitsMs: readonly number[]): Promise<T | null> {
  for (const ms of waitsMs) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
  return look()
}

/** Nobody is sent to a page of a payment that is over meanwhile. */
async function keepPage(db: Db, page: PayPage): Promise<PayPage> {
  const kept = await db
    .update(payments)
    .set({ payPageUrl: page.url, expiresAt: page.expiresAt })
    .where(and(eq(payments.txnId, page.txnId), eq(payments.status, 'pending')))
    .returning({ txnId: payments.txnId })
  if (kept.length === 0) throw over()
  return page
}

/** The same purchase under another number, once it is sure that no page of the first one is on its way. */
async function replaceLost(db: Db, now: Date, lost: Payment, failure: unknown): Promise<Payment> {
  const { txnId, kind, initiatedAt, customerId, enrolmentId, orderId, title, payablePaise, gstPaise } = lost
  const isLost = failure instanceof DomainError && NEVER_OPENED.has(failure.code) && kind === 'purchase'
  if (!isLost || !initiatedAt || now < nextCheck(initiatedAt, initiatedAt)) throw failure
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(payments)
      .set({
        status: 'failed',
        message: 'Its page was lost before anybody saw it.',
        nextCheckAt: null,
        completedAt: now,
      })
      .where(and(eq(payments.txnId, txnId), eq(payments.status, 'pending'), isNull(payments.payPageUrl)))
      .returning({ txnId: payments.txnId })
    if (ended.length === 0) throw failure
    return beginPurchase(tx, now, { customerId, enrolmentId, orderId, title, pricePaise: payablePaise, gstPaise })
  })
}
