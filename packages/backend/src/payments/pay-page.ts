import { and, eq, isNull } from 'drizzle-orm'
import { conflictOn } from '../database/conflict.ts'
import type { Db } from '../database/db.ts'
import { payments, type Payment } from './tables.ts'
import { DomainError } from '../errors.ts'
import { wait } from '../ports/timers.ts'
import { GatewayFailure, type PaymentGateway } from '../ports/payment-gateway.ts'
import { couponHistory } from './coupon-history.ts'
import { couponRefusal, findCoupon } from './coupons.ts'
import { nextCheck } from './next-check.ts'
import { createPurchase, pendingFrom } from './payment.ts'

const PAY_PAGE_SECONDS = 20 * 60

/** The error codes of a payment whose page can no longer be opened. */
const NOT_OPENABLE: ReadonlySet<string> = new Set(['payment_not_opened', 'payment_settled'])

const RETRY_DELAYS_MS = [20, 50, 100, 200, 400]

export interface PayPage {
  txnId: string
  url: string
  expiresAt: Date
}

interface PayPageRequest {
  payment: Payment
  /** Where the gateway sends the customer afterwards. */
  returnUrl: URL
}

/**
 * Opens the payment page of a payment; opening it again gives the same page. The gateway is called outside any
 * transaction. If its reply is lost, the payment stays pending until the gateway reports its state. If the page of a
 * purchase was lost in a crash, the customer never saw it, so a new payment replaces the old one.
 */
export async function openPayPage(
  db: Db,
  now: Date,
  gateway: PaymentGateway,
  { payment, returnUrl }: PayPageRequest,
): Promise<PayPage> {
  const { status } = payment
  if (status === 'created') await markPending(db, now, payment)
  else if (status !== 'pending') throw paymentSettled()
  const opened = storedPage(payment)
  if (opened) return opened
  try {
    return await storePage(db, await createPage(db, gateway, { payment, returnUrl }))
  } catch (failure) {
    const replacement = await replaceLostPurchase(db, now, payment, failure)
    return openPayPage(db, now, gateway, { payment: replacement, returnUrl })
  }
}

const paymentSettled = () => new DomainError('payment_settled', 'This payment has ended. Start a new one.')

/** From now on a recharge holds its coupon; a unique index allows one pending recharge per coupon. */
async function markPending(db: Db, now: Date, { txnId, customerId, coupon, amountPaise }: Payment): Promise<void> {
  if (coupon !== null) await checkCouponAgain(db, now, { customerId, coupon, amountPaise })
  const update = db
    .update(payments)
    .set(pendingFrom(now))
    .where(and(eq(payments.txnId, txnId), eq(payments.status, 'created')))
  await conflictOn(
    'recharges_coupon_once',
    update,
    () => new DomainError('coupon_used', 'Another payment uses this coupon. Start again without it.'),
  )
}

/** Since the quote, the coupon may have expired, or the customer may have made a first recharge. */
async function checkCouponAgain(
  db: Db,
  now: Date,
  { customerId, coupon, amountPaise }: { customerId: number; coupon: string; amountPaise: number },
): Promise<void> {
  const [terms, { hasRecharged }] = [await findCoupon(db, coupon), await couponHistory(db, customerId)]
  const refusal = terms && couponRefusal(terms, now, amountPaise, { usedCodes: new Set(), hasRecharged })
  if (refusal) throw new DomainError('coupon_over', `${refusal} Start again without it.`)
}

const storedPage = ({ txnId, payPageUrl, expiresAt }: Payment): PayPage | null =>
  payPageUrl && expiresAt ? { txnId, url: payPageUrl, expiresAt } : null

async function findPage(db: Db, txnId: string): Promise<PayPage | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId))
  return payment ? storedPage(payment) : null
}

/** A new page of the gateway, or the page that a concurrent request for the same payment has opened. */
async function createPage(
  db: Db,
  gateway: PaymentGateway,
  { payment: { txnId, payablePaise }, returnUrl }: PayPageRequest,
): Promise<PayPage> {
  const withTxnId = new URL(returnUrl)
  withTxnId.searchParams.set('txn_id', txnId)
  const order = { orderId: txnId, amountPaise: payablePaise, expiresInSeconds: PAY_PAGE_SECONDS }
  try {
    return { txnId, ...(await gateway.createOrder({ ...order, returnUrl: withTxnId.href })) }
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    const opened = await retryUntilFound(() => findPage(db, txnId), failure.kind === 'refused' ? RETRY_DELAYS_MS : [])
    if (opened) return opened
    throw failure.kind === 'refused'
      ? new DomainError('payment_not_opened', 'The payment could not be started. Nothing was paid. Start a new one.')
      : new DomainError(
          'gateway_unreachable',
          'The payment page cannot be reached. Nothing was paid. Try again in a minute.',
        )
  }
}

/** Polls for a short time, because a concurrent request may be waiting for the gateway's reply. */
async function retryUntilFound<T>(find: () => Promise<T | null>, delaysMs: readonly number[]): Promise<T | null> {
  for (const ms of delaysMs) {
    const found = await find()
    if (found) return found
    await wait(ms)
  }
  return find()
}

/** Refuses if the payment has settled meanwhile, so that no customer pays on its page. */
async function storePage(db: Db, page: PayPage): Promise<PayPage> {
  const stored = await db
    .update(payments)
    .set({ payPageUrl: page.url, expiresAt: page.expiresAt })
    .where(and(eq(payments.txnId, page.txnId), eq(payments.status, 'pending')))
    .returning({ txnId: payments.txnId })
  if (stored.length === 0) throw paymentSettled()
  return page
}

/** Creates the same purchase under a new id, once no page of the lost payment can arrive any more. */
async function replaceLostPurchase(db: Db, now: Date, lost: Payment, failure: unknown): Promise<Payment> {
  const { txnId, kind, initiatedAt, customerId, enrolmentId, orderId, title, payablePaise, gstPaise } = lost
  const isLost = failure instanceof DomainError && NOT_OPENABLE.has(failure.code) && kind === 'purchase'
  if (!isLost || !initiatedAt || now < nextCheck(initiatedAt, initiatedAt)) throw failure
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(payments)
      .set({
        status: 'failed',
        message: 'The payment page could not be opened.',
        nextCheckAt: null,
        completedAt: now,
      })
      .where(and(eq(payments.txnId, txnId), eq(payments.status, 'pending'), isNull(payments.payPageUrl)))
      .returning({ txnId: payments.txnId })
    if (ended.length === 0) throw failure
    return createPurchase(tx, now, { customerId, enrolmentId, orderId, title, pricePaise: payablePaise, gstPaise })
  })
}
