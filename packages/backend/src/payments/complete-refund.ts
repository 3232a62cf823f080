import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Refund } from './tables.ts'
import { PLATFORM, post } from '../ledger/index.ts'
import { refundSentence } from './refund.ts'

/** The money is with whoever paid, once: as the gateway says, or as a person says who sent it another way. */
export async function completeRefund(db: Db, now: Date, refund: Refund, byHand?: { reference: string }): Promise<void> {
  const { txnId, amountPaise } = refund
  const message = byHand
    ? `${refundSentence(refund, 'byHand')} Its reference is ${byHand.reference}.`
    : refundSentence(refund, 'went')
  await db.transaction(async (tx) => {
    // Payments are locked before their refunds, here as everywhere.
    await tx.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, txnId)).for('update')
    const moved = await tx
      .update(refunds)
      .set({ completedAt: now, refusedAt: null, refusal: null, manualReference: byHand?.reference ?? null })
      .where(and(eq(refunds.txnId, txnId), isNull(refunds.completedAt)))
      .returning({ txnId: refunds.txnId })
    if (moved.length === 0) return
    await tx.update(payments).set({ status: 'refunded', message }).where(eq(payments.txnId, txnId))
    await post(tx, now, {
      cause: `refund:${txnId}:sent`,
      kind: 'refund',
      title: 'Money sent back',
      lines: [
        { account: PLATFORM.refunds, paise: -amountPaise },
        { account: byHand ? PLATFORM.byHand : PLATFORM.gateway, paise: amountPaise },
      ],
    })
  })
}
