import { eq, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** `until`: when the astrologer is expected to be online again; null when that is unknown, as during a consultation. */
export type Presence = { name: 'online' } | { name: 'busy' | 'offline'; until: Date | null }

export async function setAvailability(db: Db, astrologerId: number, presence: Presence): Promise<void> {
  await db
    .update(astrologers)
    .set({
      availability: presence.name,
      nextAvailableAt: presence.name === 'online' ? null : presence.until,
    })
    .where(eq(astrologers.id, astrologerId))
}

/** Sets the astrologers online whose `nextAvailableAt` has passed. */
export async function setDueAstrologersOnline(db: Db, now: Date): Promise<void> {
  await db
    .update(astrologers)
    .set({ availability: 'online', nextAvailableAt: null })
    .where(lte(astrologers.nextAvailableAt, now))
}
