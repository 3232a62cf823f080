import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { operatorTakeovers } from './tables.ts'

/** A person plays this astrologer from now on: an operator, or the astrologer at their own app. */
export async function startTakeover(db: Db, now: Date, astrologerId: number): Promise<void> {
  await db.insert(operatorTakeovers).values({ astrologerId, takenAt: now }).onConflictDoNothing()
}

export async function endTakeover(db: Db, astrologerId: number): Promise<void> {
  await db.delete(operatorTakeovers).where(eq(operatorTakeovers.astrologerId, astrologerId))
}
