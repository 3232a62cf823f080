import { and, eq, notExists, sql, type SQL } from 'drizzle-orm'
import { astrologers, setDueAstrologersOnline } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { queueEntries } from './tables.ts'

/** Sets due astrologers online. Those with a queue are offered to it instead. */
export const setDueOnline = (db: Db, now: Date): Promise<void> => setDueAstrologersOnline(db, now, hasNoQueue(db))

/** When the first astrologer without a queue is available again. */
export const dueOnlineAt = (db: Db): SQL =>
  sql`(select min(${astrologers.nextAvailableAt}) from ${astrologers} where ${hasNoQueue(db)})`

function hasNoQueue(db: Db): SQL {
  const waiting = db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(eq(queueEntries.astrologerId, astrologers.id), eq(queueEntries.status, 'waiting')))
  return notExists(waiting)
}
