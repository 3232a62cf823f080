import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { operatorTakeovers } from './tables.ts'

/** An operator plays this astrologer from now on. */
export async function startTakeover(db: Db, now: Date, astrologerId: number): Promise<void> {
  await db.insert(operatorTakeovers).values({ astrologerId, takenAt: now }).onConflictDoNothing()
}

export async function endTakeover(db: Db, astrologerId: number): Promise<void> {
  await db.delete(operatorTakeovers).where(eq(operatorTakeovers.astrologerId, astrologerId))
}
