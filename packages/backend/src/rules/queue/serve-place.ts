import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { queuePlaces } from '../../database/schema/index.ts'
import { lineOf } from './line.ts'

/** Whether this customer is the one the astrologer is kept for. */
export async function isOffered(db: Db, now: Date, customerId: number, astrologerId: number): Promise<boolean> {
  const line = await lineOf(db, astrologerId)
  return line.some((place) => place.customerId === customerId && place.offeredUntil && place.offeredUntil > now)
}

/** The customer's turn has come: a consultation was asked for. */
export async function servePlace(tx: Db, customerId: number, astrologerId: number): Promise<void> {
  const own = (await lineOf(tx, astrologerId)).find((place) => place.customerId === customerId)
  if (own) await tx.update(queuePlaces).set({ status: 'served', offeredUntil: null }).where(eq(queuePlaces.id, own.id))
}

/** Whether anybody waits for an astrologer who becomes free. */
export const isAwaited = async (db: Db, astrologerId: number): Promise<boolean> =>
  (await lineOf(db, astrologerId)).some(({ status }) => status === 'waiting')
