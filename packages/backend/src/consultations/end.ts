import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, setAvailability } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import { emit } from '../events.ts'
import { bill } from './bill.ts'
import { type Ending, paidSeconds } from './lifecycle.ts'
import { refundFailure } from './refund-failure.ts'

/** Ends an open, locked consultation at a moment, posts what is still unpaid, and gives back what failed. The first reason stands for ever. */
export async function end(tx: Db, consultation: Consultation, ending: Ending): Promise<Consultation> {
  const { reason } = ending
  const { startedAt } = consultation
  // Paid time begins on a whole second: what ends before that second ends with it.
  const at = startedAt && ending.at < startedAt ? startedAt : ending.at
  const ended = { ...consultation, endedAt: at, endReason: reason }
  await tx.update(consultations).set({ endedAt: at, endReason: reason }).where(eq(consultations.id, ended.id))
  await setAvailability(tx, ended.astrologerId, { name: 'online' })
  await emit(tx, 'consultationEnded', { astrologerId: ended.astrologerId, endedAt: at })
  if (!startedAt) return ended
  await tx
    .update(astrologers)
    .set({ consultationCount: sql`${astrologers.consultationCount} + 1` })
    .where(eq(astrologers.id, ended.astrologerId))
  const { billed } = await bill(tx, ended, paidSeconds(ended, at), at)
  return refundFailure(tx, billed, { ...ending, at })
}
