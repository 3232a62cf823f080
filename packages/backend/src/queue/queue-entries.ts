import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queuePlaces, type QueuePlace } from './tables.ts'

/** Waiting, or being offered the astrologer right now. */
export const isOpenEntry: SQL = inArray(queuePlaces.status, ['waiting', 'called'])

/** Everybody in line for an astrologer, the first one first. */
export const openEntriesOf = (db: Db, astrologerId: number): Promise<QueuePlace[]> =>
  db
    .select()
    .from(queuePlaces)
    .where(and(eq(queuePlaces.astrologerId, astrologerId), isOpenEntry))
    .orderBy(asc(queuePlaces.id))
