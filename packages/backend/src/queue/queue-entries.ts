import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queueEntries, type QueueEntry } from './tables.ts'

/** Waiting, or being offered the astrologer right now. */
export const isInLine: SQL = inArray(queueEntries.status, ['waiting', 'called'])

/** Everybody in line for an astrologer, the first one first. */
export const lineOf = (db: Db, astrologerId: number): Promise<QueueEntry[]> =>
  db
    .select()
    .from(queueEntries)
    .where(and(eq(queueEntries.astrologerId, astrologerId), isInLine))
    .orderBy(asc(queueEntries.id))
