import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chargePaise } from './charge.ts'
import { dueEnding, paidSeconds } from './lifecycle.ts'
import { recalculateMaxSeconds } from './max-duration.ts'
import { consultations } from './tables.ts'

/**
 * Changes the balance of a wallet and adjusts the maximum duration of the customer's open consultation, unless its time is
 * over already. The consultation is locked first: a transaction that holds the platform's account must not wait for it.
 * `change` is given the paise that were spent in it but not charged yet.
 */
export async function changeBalance<T>(
  tx: Db,
  now: Date,
  customerId: number,
  change: (unchargedPaise: number) => Promise<T>,
): Promise<T> {
  const [open] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.customerId, customerId), isNull(consultations.endedAt)))
    .for('update')
  const changed = await change(open ? chargePaise(paidSeconds(open, now), open.ratePaise) - open.chargedPaise : 0)
  if (open && !dueEnding(open, now)) await recalculateMaxSeconds(tx, open, now)
  return changed
}
