import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { payments } from './tables.ts'

/** Prevents the payment page of a deleted account from being opened; the update waits for a request that is opening one. */
export async function failUnopenedPayments(tx: Db, now: Date, customerId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed', message: 'The account was deleted.', completedAt: now })
    .where(and(eq(payments.customerId, customerId), eq(payments.status, 'created')))
}
