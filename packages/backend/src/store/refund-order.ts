import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments, refundPayment } from '../payments/index.ts'

/**
 * Ends an order, and sends back what was paid for it: both or neither. `end` says so in the database, or refuses;
 * `reason` is a sentence for the customer. Money that is still on its way comes too late then, and goes back by itself.
 */
export async function refundOrder(
  db: Db,
  now: Date,
  orderId: number,
  reason: string,
  end: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Payments are locked before what they pay for, here as everywhere.
    const paid = await tx
      .select({ txnId: payments.txnId, status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.txnId))
      .for('update')
    await end(tx)
    for (const { txnId, status } of paid) if (status === 'success') await refundPayment(tx, now, txnId, reason)
  })
}
