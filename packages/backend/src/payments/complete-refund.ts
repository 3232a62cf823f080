import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refunds, type Refund } from './tables.ts'
import { PLATFORM, post } from '../ledger/index.ts'
import { refundMessage } from './refund.ts'

/** Marks a refund as completed, once: the gateway confirmed it, or staff transferred the money another way. */
export async function completeRefund(
  db: Db,
  now: Date,
  refund: Refund,
  manualTransfer?: { reference: string },
): Promise<void> {
  const { txnId, amountPaise } = refund
  const message = manualTransfer
    ? `${refundMessage(refund, 'manual')} Reference: ${manualTransfer.reference}.`
    : refundMessage(refund, 'completed')
  await db.transaction(async (tx) => {
    // Lock order: a payment before its refund, as everywhere.
    await tx.select({ txnId: payments.txnId }).from(payments).where(eq(payments.txnId, txnId)).for('update')
    const completed = await tx
      .update(refunds)
      .set({ completedAt: now, refusedAt: null, refusal: null, manualReference: manualTransfer?.reference ?? null })
      .where(and(eq(refunds.txnId, txnId), isNull(refunds.completedAt)))
      .returning({ txnId: refunds.txnId })
    if (completed.length === 0) return
    await tx.update(payments).set({ status: 'refunded', message }).where(eq(payments.txnId, txnId))
    await post(tx, now, {
      cause: `refund:${txnId}:sent`,
      kind: 'refund',
      title: 'Refund to original payment method',
      lines: [
        { account: PLATFORM.refunds, paise: -amountPaise },
        { account: manualTransfer ? PLATFORM.manualRefunds : PLATFORM.gateway, paise: amountPaise },
      ],
    })
  })
}
