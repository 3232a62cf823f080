import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { balancePaise } from '../ledger/index.ts'
import { coveredSeconds, longestSeconds } from './charge.ts'
import { end } from './end.ts'
import { nextWholeSecond } from './lifecycle.ts'

/**
 * One side of an open, locked consultation picks up. With the second one paid time begins, and the longest run is
 * worked out from what the wallet holds at that moment.
 */
export async function pickUp(
  tx: Db,
  consultation: Consultation,
  who: 'customer' | 'astrologer',
  now: Date,
): Promise<Consultation> {
  const side = who === 'customer' ? 'customerPickedUpAt' : 'astrologerPickedUpAt'
  if (consultation[side]) return consultation
  const picked = { ...consultation, [side]: now }
  if (picked.customerPickedUpAt && picked.astrologerPickedUpAt) {
    const covered = coveredSeconds(await balancePaise(tx, picked.customerId), picked.ratePaise)
    if (covered === 0) return end(tx, consultation, { at: now, reason: 'balance' })
    picked.startedAt = nextWholeSecond(now)
    picked.maxSeconds = longestSeconds(covered, picked.limitSeconds)
    if (picked.kind === 'chat') picked.lastSeenAt = picked.startedAt
  }
  const { startedAt, maxSeconds, lastSeenAt } = picked
  await tx
    .update(consultations)
    .set({ [side]: now, startedAt, maxSeconds, lastSeenAt })
    .where(eq(consultations.id, picked.id))
  return picked
}
