import { inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** Stores in the profiles whether a live stream of these astrologers is live. */
export async function setIsLive(db: Db, astrologerIds: readonly number[], isLive: boolean): Promise<void> {
  if (astrologerIds.length > 0)
    await db
      .update(astrologers)
      .set({ isLive })
      .where(inArray(astrologers.id, [...astrologerIds]))
}
