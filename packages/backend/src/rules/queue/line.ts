import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { astrologers, queuePlaces, type QueuePlace } from '../../database/schema/index.ts'

/** Waiting, or being offered the astrologer right now. */
export const isInLine: SQL = inArray(queuePlaces.status, ['waiting', 'called'])

/** Everybody in line for an astrologer, the first one first. */
export const lineOf = (db: Db, astrologerId: number): Promise<QueuePlace[]> =>
  db
    .select()
    .from(queuePlaces)
    .where(and(eq(queuePlaces.astrologerId, astrologerId), isInLine))
    .orderBy(asc(queuePlaces.id))

/** Whoever changes a line holds its astrologer: places are taken, offered and left one at a time. */
export async function holdAstrologer(tx: Db, astrologerId: number) {
  const [held] = await tx.select().from(astrologers).where(eq(astrologers.id, astrologerId)).for('update')
  return held ?? null
}
