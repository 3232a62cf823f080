import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'

/** `until`: when the astrologer is expected to be online again; null when that is unknown, as during a consultation. */
export type Presence = { name: 'online' } | { name: 'busy' | 'offline'; until: Date | null }

/** A suspended astrologer finishes a running consultation, and is offline afterwards. */
const isKeptOff = isNotNull(astrologers.suspendedAt)

export async function setAvailability(db: Db, astrologerId: number, presence: Presence): Promise<void> {
  const until = presence.name === 'online' ? null : (presence.until?.toISOString() ?? null)
  await db
    .update(astrologers)
    .set({
      availability: sql`case when ${isKeptOff} then 'offline' else ${presence.name}::availability end`,
      nextAvailableAt: sql`case when ${isKeptOff} then null else ${until}::timestamptz end`,
    })
    .where(eq(astrologers.id, astrologerId))
}

/** Sets those astrologers online whose `nextAvailableAt` has passed. */
export async function setDueAstrologersOnline(db: Db, now: Date, which: SQL): Promise<void> {
  await db
    .update(astrologers)
    .set({ availability: 'online', nextAvailableAt: null })
    .where(and(lte(astrologers.nextAvailableAt, now), isNull(astrologers.suspendedAt), which))
}
