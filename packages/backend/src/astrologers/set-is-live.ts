import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** Stores in the profile whether a live stream of the astrologer is live. */
export async function setIsLive(db: Db, astrologerId: number, isLive: boolean): Promise<void> {
  await db.update(astrologers).set({ isLive }).where(eq(astrologers.id, astrologerId))
}
