import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries } from './tables.ts'
import { lockAstrologer, setAvailability } from '../astrologers/index.ts'
import { isOpenEntry, openEntriesOf } from './queue-entries.ts'

/** Closes the customer's entry and frees an astrologer who was held for it. Returns false when there is no entry. */
export function leaveQueue(db: Db, now: Date, customerId: number, astrologerId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const astrologer = await lockAstrologer(tx, astrologerId)
    const own = (await openEntriesOf(tx, astrologerId)).find((entry) => entry.customerId === customerId)
    if (!own) return false
    await tx.update(queueEntries).set({ status: 'left', offeredUntil: null }).where(eq(queueEntries.id, own.id))
    if (own.status === 'called' && astrologer?.availability === 'busy')
      await setAvailability(tx, astrologerId, { name: 'busy', until: now })
    return true
  })
}

/** Closes all entries of a customer. A held astrologer is offered to the next customer when the offer expires. */
export async function leaveAllQueues(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(queueEntries)
    .set({ status: 'left', offeredUntil: null })
    .where(and(eq(queueEntries.customerId, customerId), isOpenEntry))
}
