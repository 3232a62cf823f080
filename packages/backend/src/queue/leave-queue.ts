import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries, type QueueEntry } from './tables.ts'
import { notFound } from '../errors.ts'
import { lockAstrologer, setAvailability } from '../astrologers/index.ts'
import { isOpenEntry, openEntriesOf } from './queue-entries.ts'

/**
 * Closes the customer's entry and frees an astrologer who was held for it. A repeat changes nothing; a customer who never
 * was in this queue gets "not found".
 */
export function leaveQueue(db: Db, now: Date, customerId: number, astrologerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const astrologer = await lockAstrologer(tx, astrologerId)
    const own = (await openEntriesOf(tx, astrologerId)).find((entry) => entry.customerId === customerId)
    if (!own) return requireEarlierEntry(tx, customerId, astrologerId)
    await closeEntry(tx, now, own, astrologer)
  })
}

/** Closes an open entry, and releases the astrologer who was held for it and whom the caller has locked. */
export async function closeEntry(
  tx: Db,
  now: Date,
  { id, status, astrologerId }: QueueEntry,
  astrologer: Awaited<ReturnType<typeof lockAstrologer>>,
): Promise<void> {
  await tx.update(queueEntries).set({ status: 'left', offeredUntil: null }).where(eq(queueEntries.id, id))
  if (status === 'called' && astrologer?.availability === 'busy')
    await setAvailability(tx, astrologerId, { name: 'busy', until: now })
}

async function requireEarlierEntry(tx: Db, customerId: number, astrologerId: number): Promise<void> {
  const earlier = await tx
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(eq(queueEntries.customerId, customerId), eq(queueEntries.astrologerId, astrologerId)))
    .limit(1)
  if (earlier.length === 0) throw notFound('You are not on this waiting list.')
}

/** Closes all entries of a customer. A held astrologer is offered to the next customer when the offer expires. */
export const leaveAllQueues = (tx: Db, customerId: number): Promise<void> =>
  closeEntries(tx, eq(queueEntries.customerId, customerId))

/** Closes all entries in the queue of an astrologer who takes no further customer. Their customers read it next time. */
export const closeQueueOf = (tx: Db, astrologerId: number): Promise<void> =>
  closeEntries(tx, eq(queueEntries.astrologerId, astrologerId))

async function closeEntries(tx: Db, which: SQL): Promise<void> {
  await tx.update(queueEntries).set({ status: 'left', offeredUntil: null }).where(and(which, isOpenEntry))
}
