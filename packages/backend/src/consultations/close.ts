import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { countConsultation, isPerson, setAvailability } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { emit } from '../events.ts'
import { chargeMinutes } from './charge-minutes.ts'
import { type Ending, paidSeconds } from './lifecycle.ts'
import { refundAutomatically } from './refund-automatic.ts'

/** Closes an open, locked consultation: posts the remaining charge and refunds what the refund policy owes. */
export async function closeConsultation(tx: Db, consultation: Consultation, ending: Ending): Promise<Consultation> {
  const { reason, declineReason = null } = ending
  const { startedAt, astrologerId } = consultation
  // Paid time begins on a whole second, so an end before that second is moved to it.
  const at = startedAt && ending.at < startedAt ? startedAt : ending.at
  const end = { endedAt: at, endReason: reason, declineReason }
  const closed = { ...consultation, ...end }
  await tx.update(consultations).set(end).where(eq(consultations.id, closed.id))
  if (reason === 'missed' && (await isPerson(tx, astrologerId))) {
    // Nobody answers, so the next customer would wait for nothing.
    await setAvailability(tx, astrologerId, { name: 'offline', until: null })
  } else {
    await setAvailability(tx, astrologerId, { name: 'online' })
    await emit(tx, 'consultationEnded', { astrologerId, endedAt: at })
  }
  if (!startedAt) return closed
  await countConsultation(tx, astrologerId)
  const { charged } = await chargeMinutes(tx, closed, paidSeconds(closed, at), at)
  return refundAutomatically(tx, charged, { ...ending, at })
}
