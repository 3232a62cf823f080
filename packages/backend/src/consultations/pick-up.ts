import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { balancePaise } from '../ledger/index.ts'
import { coveredSeconds, maxSecondsFor } from './charge.ts'
import { closeConsultation } from './close.ts'
import { nextWholeSecond } from './lifecycle.ts'
import { openChat } from './open-chat.ts'

/**
 * Records that one side of an open, locked consultation has picked up. When both have, paid time begins and the maximum
 * duration is calculated from the current balance.
 */
export async function pickUp(
  tx: Db,
  consultation: Consultation,
  side: 'customer' | 'astrologer',
  now: Date,
): Promise<Consultation> {
  const pickedUpAt = side === 'customer' ? 'customerPickedUpAt' : 'astrologerPickedUpAt'
  if (consultation[pickedUpAt]) return consultation
  const picked = { ...consultation, [pickedUpAt]: now }
  if (picked.customerPickedUpAt && picked.astrologerPickedUpAt) {
    const covered = coveredSeconds(await balancePaise(tx, picked.customerId), picked.ratePaise)
    if (covered === 0) return closeConsultation(tx, consultation, { at: now, reason: 'balance' })
    picked.startedAt = nextWholeSecond(now)
    picked.maxSeconds = maxSecondsFor(covered, picked.limitSeconds)
    if (picked.kind === 'chat') picked.lastSeenAt = picked.startedAt
  }
  const { startedAt, maxSeconds, lastSeenAt } = picked
  await tx
    .update(consultations)
    .set({ [pickedUpAt]: now, startedAt, maxSeconds, lastSeenAt })
    .where(eq(consultations.id, picked.id))
  if (startedAt && picked.kind === 'chat') await openChat(tx, now, picked)
  return picked
}
