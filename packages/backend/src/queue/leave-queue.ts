import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries } from './tables.ts'
import { lockAstrologer, setAvailability } from '../astrologers/index.ts'
import { isInLine, lineOf } from './queue-entries.ts'

/** Gives the place up; an astrologer who was kept for it is free for the next. False: there was no place. */
export function leaveQueue(db: Db, now: Date, customerId: number, astrologerId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const astrologer = await lockAstrologer(tx, astrologerId)
    const own = (await lineOf(tx, astrologerId)).find((place) => place.customerId === customerId)
    if (!own) return false
    await tx.update(queueEntries).set({ status: 'left', offeredUntil: null }).where(eq(queueEntries.id, own.id))
    if (own.status === 'called' && astrologer?.availability === 'busy')
      await setAvailability(tx, astrologerId, { name: 'busy', until: now })
    return true
  })
}

/** Whoever goes for good waits nowhere any more. An astrologer who was kept is offered to the next when the offer is over. */
export async function leaveAllQueues(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(queueEntries)
    .set({ status: 'left', offeredUntil: null })
    .where(and(eq(queueEntries.customerId, customerId), isInLine))
}
