import { and, desc, eq, gt } from 'drizzle-orm'
import { lockAstrologer } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { DomainError, notFound, throttled } from '../errors.ts'
import { closeEntry } from './leave-queue.ts'
import { openEntriesOf } from './queue-entries.ts'
import { queueEntries, type QueueEntry } from './tables.ts'

/** Our own choice: how long a declined customer cannot join the queue again. */
const DECLINED_FOR_MS = 60 * 60 * 1000

/** Confirms to the first customer in the queue that they are next. A repeat changes nothing. */
export function confirmWaiting(db: Db, now: Date, astrologerId: number, entryId: number): Promise<QueueEntry> {
  return db.transaction(async (tx) => {
    await lockAstrologer(tx, astrologerId)
    const entries = await openEntriesOf(tx, astrologerId)
    const entry = requireEntry(entries, entryId)
    if (entries[0]?.id !== entryId)
      throw new DomainError('wrong_status', 'Another customer is first on your waiting list.')
    if (entry.confirmedAt === null)
      await tx.update(queueEntries).set({ confirmedAt: now }).where(eq(queueEntries.id, entryId))
    return entry
  })
}

/** Removes a customer from the queue, and releases the astrologer who was held for them. */
export function declineWaiting(db: Db, now: Date, astrologerId: number, entryId: number): Promise<QueueEntry> {
  return db.transaction(async (tx) => {
    const astrologer = await lockAstrologer(tx, astrologerId)
    const entry = requireEntry(await openEntriesOf(tx, astrologerId), entryId)
    await closeEntry(tx, now, entry, astrologer)
    await tx.update(queueEntries).set({ declinedAt: now }).where(eq(queueEntries.id, entryId))
    return entry
  })
}

function requireEntry(entries: readonly QueueEntry[], entryId: number): QueueEntry {
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) throw notFound('This customer no longer waits.')
  return entry
}

interface Joining {
  customerId: number
  astrologerId: number
  /** The astrologer's. */
  name: string
}

/** Throws while a declined customer cannot join again. */
export async function requireNotDeclined(
  tx: Db,
  now: Date,
  { customerId, astrologerId, name }: Joining,
): Promise<void> {
  const [declined] = await tx
    .select({ at: queueEntries.declinedAt })
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.customerId, customerId),
        eq(queueEntries.astrologerId, astrologerId),
        gt(queueEntries.declinedAt, new Date(now.getTime() - DECLINED_FOR_MS)),
      ),
    )
    .orderBy(desc(queueEntries.declinedAt))
    .limit(1)
  if (!declined?.at) return
  const seconds = Math.ceil((declined.at.getTime() + DECLINED_FOR_MS - now.getTime()) / 1000)
  const minutes = Math.ceil(seconds / 60)
  throw throttled(seconds, `${name} cannot take you now. You can join this waiting list again in ${minutes} min.`)
}
