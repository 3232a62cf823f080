import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { purchases, type Purchase } from '../../database/schema/index.ts'
import { notFound, Problem, refuse } from '../../http/problem.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import { openPayPage, type PayPage } from '../pay-page.ts'
import { nextCheck } from '../reconcile.ts'
import { randomToken } from '../secrets.ts'

type Terms = Pick<Purchase, 'customerId' | 'title' | 'amountPaise' | 'gstPaise'> &
  Partial<Pick<Purchase, 'enrolmentId' | 'orderId'>>

/** Writes a payment down before anybody is asked to take it. From here on it holds the seat or the stock. */
export async function beginPurchase(db: Db, now: Date, terms: Terms): Promise<Purchase> {
  const txnId = `TS${randomToken()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)}`
  const [purchase] = await db
    .insert(purchases)
    .values({ ...terms, txnId, createdAt: now, nextCheckAt: nextCheck(now, now) })
    .returning()
  if (!purchase) throw new Error('A purchase was not stored.')
  return purchase
}

interface OpenedPurchase extends PayPage {
  txnId: string
}

/**
 * The page on which it is paid; asking again gives the same. Nothing here is inside a transaction while the gateway is
 * asked. A page that was opened and then lost with its process was seen by nobody, so another payment takes its place.
 */
export async function pageOf(
  db: Db,
  now: Date,
  gateway: PaymentGateway,
  purchase: Purchase,
  back: URL,
): Promise<OpenedPurchase> {
  const { txnId, amountPaise } = purchase
  const stored = await openedPage(db, txnId)
  if (stored) return stored
  const returnUrl = new URL(back)
  returnUrl.searchParams.set('txn_id', txnId)
  try {
    const order = { orderId: txnId, amountPaise, returnUrl: returnUrl.href }
    const page = await openPayPage(gateway, order, () => openedPage(db, txnId))
    await keepPage(db, txnId, page)
    return { txnId, ...page }
  } catch (failure) {
    const mayBeOnTheWay = now < nextCheck(purchase.createdAt, purchase.createdAt)
    if (!(failure instanceof Problem) || failure.status !== 409 || mayBeOnTheWay) throw failure
    return pageOf(db, now, gateway, await beginAgain(db, now, purchase, failure), back)
  }
}

async function openedPage(db: Db, txnId: string): Promise<OpenedPurchase | null> {
  const [stored] = await db.select().from(purchases).where(eq(purchases.txnId, txnId))
  return stored?.payPageUrl && stored.expiresAt ? { txnId, url: stored.payPageUrl, expiresAt: stored.expiresAt } : null
}

/** Nobody is sent to a page of a payment that is over meanwhile. */
async function keepPage(db: Db, txnId: string, page: PayPage): Promise<void> {
  const kept = await db
    .update(purchases)
    .set({ payPageUrl: page.url, expiresAt: page.expiresAt })
    .where(and(eq(purchases.txnId, txnId), eq(purchases.status, 'pending')))
    .returning({ txnId: purchases.txnId })
  if (kept.length === 0) throw refuse(409, 'payment_settled', 'This payment is over. Start a new one.')
}

async function beginAgain(db: Db, now: Date, lost: Purchase, failure: Problem): Promise<Purchase> {
  const { txnId, customerId, title, amountPaise, gstPaise, enrolmentId, orderId } = lost
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(purchases)
      .set({
        status: 'failed',
        message: 'Its page was lost before anybody saw it.',
        nextCheckAt: null,
        completedAt: now,
      })
      .where(and(eq(purchases.txnId, txnId), eq(purchases.status, 'pending'), isNull(purchases.payPageUrl)))
      .returning({ txnId: purchases.txnId })
    if (ended.length === 0) throw failure
    return beginPurchase(tx, now, { customerId, title, amountPaise, gstPaise, enrolmentId, orderId })
  })
}

/** The customer's own; somebody else's does not exist. */
export async function purchaseOf(db: Db, customerId: number, txnId: string): Promise<Purchase> {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.txnId, txnId), eq(purchases.customerId, customerId)))
  if (!purchase) throw notFound('We do not know this payment.')
  return purchase
}
