import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { astrologers, consultations, type Consultation } from '../../database/schema/index.ts'
import { setAvailability } from '../astrologers/availability.ts'
import { isAwaited } from '../queue/serve-place.ts'
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
  // Whom somebody waits for is offered to the first in line by the next tick, and stays out of everybody else's reach.
  const awaited = await isAwaited(tx, ended.astrologerId)
  await setAvailability(tx, ended.astrologerId, awaited ? { name: 'busy', until: at } : { name: 'online' })
  if (!startedAt) return ended
  await tx
    .update(astrologers)
    .set({ consultationCount: sql`${astrologers.consultationCount} + 1` })
    .where(eq(astrologers.id, ended.astrologerId))
  const { billed } = await bill(tx, ended, paidSeconds(ended, at), at)
  return refundFailure(tx, billed, { ...ending, at })
}
