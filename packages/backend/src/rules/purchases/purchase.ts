import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { purchases, type Purchase } from '../../database/schema/index.ts'
import { notFound } from '../../http/problem.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import { openPayPage, type PayPage } from '../pay-page.ts'
import { nextCheck } from '../reconcile.ts'
import { randomToken } from '../secrets.ts'

type Terms = Pick<Purchase, 'customerId' | 'title' | 'amountPaise' | 'gstPaise'> &
  ({ enrolmentId: number } | { orderId: number })

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

/** The page on which it is paid; asking again gives the same. Nothing here is inside a transaction. */
export async function pageOf(
  db: Db,
  gateway: PaymentGateway,
  { txnId, amountPaise, payPageUrl, expiresAt }: Purchase,
  returnUrl: URL,
): Promise<PayPage> {
  if (payPageUrl && expiresAt) return { url: payPageUrl, expiresAt }
  returnUrl.searchParams.set('txn_id', txnId)
  const order = { orderId: txnId, amountPaise, returnUrl: returnUrl.href }
  const page = await openPayPage(gateway, order, async () => {
    const [stored] = await db.select().from(purchases).where(eq(purchases.txnId, txnId))
    return stored?.payPageUrl && stored.expiresAt ? { url: stored.payPageUrl, expiresAt: stored.expiresAt } : null
  })
  await db.update(purchases).set({ payPageUrl: page.url, expiresAt: page.expiresAt }).where(eq(purchases.txnId, txnId))
  return page
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
