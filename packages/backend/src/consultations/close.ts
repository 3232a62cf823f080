import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { countConsultation, setAvailability } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { emit } from '../events.ts'
import { chargeMinutes } from './charge-minutes.ts'
import { type Ending, paidSeconds } from './lifecycle.ts'
import { refundAutomatically } from './refund-automatic.ts'

/** Closes an open, locked consultation: posts the remaining charge and refunds what the refund policy owes. */
export async function closeConsultation(tx: Db, consultation: Consultation, ending: Ending): Promise<Consultation> {
  const { reason } = ending
  const { startedAt } = consultation
  // Paid time begins on a whole second, so an end before that second is moved to it.
  const at = startedAt && ending.at < startedAt ? startedAt : ending.at
  const closed = { ...consultation, endedAt: at, endReason: reason }
  await tx.update(consultations).set({ endedAt: at, endReason: reason }).where(eq(consultations.id, closed.id))
  await setAvailability(tx, closed.astrologerId, { name: 'online' })
  await emit(tx, 'consultationEnded', { astrologerId: closed.astrologerId, endedAt: at })
  if (!startedAt) return closed
  await countConsultation(tx, closed.astrologerId)
  const { charged } = await chargeMinutes(tx, closed, paidSeconds(closed, at), at)
  return refundAutomatically(tx, charged, { ...ending, at })
}
