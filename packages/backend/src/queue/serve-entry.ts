import { eq } from 'drizzle-orm'
import { setAvailability } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { queueEntries } from './tables.ts'
import { lineOf } from './queue-entries.ts'

/** Whether this customer is the one the astrologer is kept for. */
export async function isOfferedTo(db: Db, now: Date, customerId: number, astrologerId: number): Promise<boolean> {
  const line = await lineOf(db, astrologerId)
  return line.some((place) => place.customerId === customerId && place.offeredUntil && place.offeredUntil > now)
}

/** The customer's turn has come: a consultation was asked for. */
export async function serveEntry(tx: Db, customerId: number, astrologerId: number): Promise<void> {
  const own = (await lineOf(tx, astrologerId)).find((place) => place.customerId === customerId)
  if (own)
    await tx.update(queueEntries).set({ status: 'served', offeredUntil: null }).where(eq(queueEntries.id, own.id))
}

/** Keeps an astrologer who becomes free for the queue: the next tick offers them to the first in it. */
export async function keepForQueue(tx: Db, astrologerId: number, freeSince: Date): Promise<void> {
  const isAwaited = (await lineOf(tx, astrologerId)).some(({ status }) => status === 'waiting')
  if (isAwaited) await setAvailability(tx, astrologerId, { name: 'busy', until: freeSince })
}
