import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries, type QueueEntry } from './tables.ts'

/** Waiting, or called: the astrologer is being offered to the customer. */
export const isOpenEntry: SQL = inArray(queueEntries.status, ['waiting', 'called'])

/** The open entries in the queue for an astrologer, in order. */
export const openEntriesOf = (db: Db, astrologerId: number): Promise<QueueEntry[]> =>
  db
    .select()
    .from(queueEntries)
    .where(and(eq(queueEntries.astrologerId, astrologerId), isOpenEntry))
    .orderBy(asc(queueEntries.id))
