import { asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/page.ts'
import { astrologers } from './tables.ts'

/** The astrologers who are offline, or those who are online or busy, by name. */
export async function listByAvailability(db: Db, { limit, offset }: Page, isOffline: boolean) {
  const where = isOffline ? eq(astrologers.availability, 'offline') : ne(astrologers.availability, 'offline')
  const rows = await db
    .select()
    .from(astrologers)
    .where(where)
    .orderBy(asc(astrologers.name), asc(astrologers.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(astrologers, where), astrologers: rows }
}
