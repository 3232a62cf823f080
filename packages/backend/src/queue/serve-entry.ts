import { eq } from 'drizzle-orm'
import { setAvailability } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { queueEntries } from './tables.ts'
import { openEntriesOf } from './queue-entries.ts'

/** Whether the astrologer is held for this customer. */
export async function isOfferedTo(db: Db, now: Date, customerId: number, astrologerId: number): Promise<boolean> {
  const entries = await openEntriesOf(db, astrologerId)
  return entries.some((entry) => entry.customerId === customerId && entry.offeredUntil && entry.offeredUntil > now)
}

/** Closes the customer's entry, because a consultation was requested. */
export async function serveEntry(tx: Db, customerId: number, astrologerId: number): Promise<void> {
  const own = (await openEntriesOf(tx, astrologerId)).find((entry) => entry.customerId === customerId)
  if (own)
    await tx.update(queueEntries).set({ status: 'served', offeredUntil: null }).where(eq(queueEntries.id, own.id))
}

/** Holds an astrologer who becomes free for the queue. The next tick offers them to the first customer in it. */
export async function holdForQueue(tx: Db, astrologerId: number, freeSince: Date): Promise<void> {
  const hasQueue = (await openEntriesOf(tx, astrologerId)).some(({ status }) => status === 'waiting')
  if (hasQueue) await setAvailability(tx, astrologerId, { name: 'busy', until: freeSince })
}
