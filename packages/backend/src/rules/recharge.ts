import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { recharges, type Recharge } from '../database/schema/index.ts'
import { conflictOn } from '../database/conflict.ts'
import { notFound, refuse } from '../http/problem.ts'
import type { GatewayStatus, PaymentGateway } from '../ports/payment-gateway.ts'
import { customerAccount, PLATFORM, post } from './ledger.ts'
import { openPayPage, statusOf, whyUnpaid, type PayPage } from './pay-page.ts'
import type { Quote } from './quote.ts'
import { nextCheck } from './reconcile.ts'
import { randomToken } from './secrets.ts'

export async function createRecharge(db: Db, now: Date, customerId: number, quote: Quote): Promise<Recharge> {
  const txnId = `TP${randomToken()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)}`
  const [recharge] = await db
    .insert(recharges)
    .values({ txnId, customerId, ...quote, createdAt: now })
    .returning()
  if (!recharge) throw new Error('A recharge was not stored.')
  return recharge
}

/** The customer's own recharge; somebody else's does not exist. */
export async function rechargeOf(db: Db, customerId: number, txnId: string): Promise<Recharge> {
  const [recharge] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.txnId, txnId), eq(recharges.customerId, customerId)))
  if (!recharge) throw notFound('We do not know this payment.')
  return recharge
}

/**
 * Opens the gateway's pay page; asking again gives the same page. Nothing here is inside a transaction while the
 * gateway is asked. Where its answer is lost the payment stays pending, and the gateway is asked how it ended.
 */
export async function startPayment(
  db: Db,
  now: Date,
  gateway: PaymentGateway,
  recharge: Recharge,
  returnUrl: string,
): Promise<PayPage> {
  const { txnId, status, payPageUrl, expiresAt } = recharge
  if (status === 'success' || status === 'failed')
    throw refuse(409, 'payment_settled', 'This payment is settled. Start a new one to add more money.')
  if (payPageUrl && expiresAt) return { url: payPageUrl, expiresAt }

  // From here on the recharge holds its coupon, which the database gives to one recharge only.
  const held = db
    .update(recharges)
    .set({ status: 'pending', initiatedAt: now, nextCheckAt: nextCheck(now, now) })
    .where(and(eq(recharges.txnId, txnId), eq(recharges.status, 'created')))
  await conflictOn('recharges_coupon_once', held, () =>
    refuse(409, 'coupon_used', 'Another payment uses this coupon. Start again without it.'),
  )
  const page = await openPayPage(gateway, { orderId: txnId, amountPaise: recharge.payablePaise, returnUrl }, () =>
    openedPage(db, txnId),
  )
  await db.update(recharges).set({ payPageUrl: page.url, expiresAt: page.expiresAt }).where(eq(recharges.txnId, txnId))
  return page
}

/** The page that another tap on the same payment opened meanwhile. */
async function openedPage(db: Db, txnId: string): Promise<PayPage | null> {
  const [stored] = await db.select().from(recharges).where(eq(recharges.txnId, txnId))
  return stored?.payPageUrl && stored.expiresAt ? { url: stored.payPageUrl, expiresAt: stored.expiresAt } : null
}

/** Asks the gateway how a pending payment stands, and writes down what it says. */
export async function settle(db: Db, now: Date, gateway: PaymentGateway, txnId: string): Promise<void> {
  const [recharge] = await db.select().from(recharges).where(eq(recharges.txnId, txnId))
  if (recharge?.status !== 'pending') return
  // Its order may be on the way to the gateway at this moment.
  if (!recharge.payPageUrl && recharge.nextCheckAt && now < recharge.nextCheckAt) return
  await write(db, now, recharge, await statusOf(gateway, txnId))
}

/** Settles what is due. Several processes may do so at once: each payment moves on once. */
export async function settleDue(db: Db, now: Date, gateway: PaymentGateway): Promise<void> {
  const due = await db
    .select({ txnId: recharges.txnId })
    .from(recharges)
    .where(and(eq(recharges.status, 'pending'), lte(recharges.nextCheckAt, now)))
    .orderBy(recharges.nextCheckAt)
    .limit(50)
  for (const { txnId } of due) await settle(db, now, gateway, txnId)
}

async function write(db: Db, now: Date, recharge: Recharge, status: GatewayStatus): Promise<void> {
  const { txnId, customerId, amountPaise, payablePaise, gstPaise, discountPaise, bonusPaise } = recharge
  const pending = and(eq(recharges.txnId, txnId), eq(recharges.status, 'pending'))
  if (status.state === 'PENDING') {
    await db
      .update(recharges)
      .set({ nextCheckAt: nextCheck(recharge.initiatedAt ?? now, now) })
      .where(pending)
    return
  }
  const message = whyUnpaid(status, payablePaise)
  if (message !== null) {
    await db.update(recharges).set({ status: 'failed', message, nextCheckAt: null, completedAt: now }).where(pending)
    return
  }
  await db.transaction(async (tx) => {
    const [paid] = await tx
      .update(recharges)
      .set({
        status: 'success',
        nextCheckAt: null,
        completedAt: now,
        receiptNumber: sql`nextval('receipt_numbers')`,
      })
      .where(pending)
      .returning({ txnId: recharges.txnId })
    if (!paid) return
    await post(tx, now, {
      cause: `recharge:${txnId}`,
      kind: 'recharge',
      title: 'Money added',
      lines: [
        { account: PLATFORM.gateway, paise: -payablePaise },
        { account: PLATFORM.discount, paise: -discountPaise },
        { account: PLATFORM.bonus, paise: -bonusPaise },
        { account: PLATFORM.gst, paise: gstPaise },
        { account: customerAccount(customerId), paise: amountPaise + bonusPaise },
      ],
    })
  })
}
