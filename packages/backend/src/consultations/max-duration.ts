import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consultations, type Consultation } from './tables.ts'
import { balancePaise } from '../ledger/index.ts'
import { coveredSeconds, maxSecondsFor } from './charge.ts'
import { paidSeconds } from './lifecycle.ts'

/** Recalculates the maximum duration of a locked consultation: the charged minutes and what the balance covers. */
export async function recalculateMaxSeconds(tx: Db, consultation: Consultation, now: Date): Promise<Consultation> {
  const { id, customerId, ratePaise, billedMinutes, limitSeconds } = consultation
  const covered = billedMinutes * 60 + coveredSeconds(await balancePaise(tx, customerId), ratePaise)
  const maxSeconds = Math.max(paidSeconds(consultation, now), maxSecondsFor(covered, limitSeconds))
  await tx.update(consultations).set({ maxSeconds, limitSeconds }).where(eq(consultations.id, id))
  return { ...consultation, maxSeconds }
}
