import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { queuePlaces, type QueuePlace } from './tables.ts'

/** Waiting, or being offered the astrologer right now. */
export const isInLine: SQL = inArray(queuePlaces.status, ['waiting', 'called'])

/** Everybody in line for an astrologer, the first one first. */
export const lineOf = (db: Db, astrologerId: number): Promise<QueuePlace[]> =>
  db
    .select()
    .from(queuePlaces)
    .where(and(eq(queuePlaces.astrologerId, astrologerId), isInLine))
    .orderBy(asc(queuePlaces.id))
