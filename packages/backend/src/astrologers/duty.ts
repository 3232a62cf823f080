import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { DomainError, notFound } from '../errors.ts'

/** Those who are here, or those who are not, by name. */
export async function listByDuty(db: Db, { limit, offset, isPast }: Page & { isPast: boolean }) {
  const where = isPast ? eq(astrologers.availability, 'offline') : ne(astrologers.availability, 'offline')
  const rows = await db
    .select()
    .from(astrologers)
    .where(where)
    .orderBy(asc(astrologers.name), asc(astrologers.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(astrologers, where), astrologers: rows }
}

/** Somebody comes, from now on. Said again, it is so once. */
export async function comeOnDuty(db: Db, id: number): Promise<void> {
  await move(db, id, 'offline', 'online')
}

/** Somebody goes, until they are switched on or their hours begin. Whom a consultation keeps busy finishes it first. */
export async function goOffDuty(db: Db, id: number): Promise<void> {
  const now = await move(db, id, 'online', 'offline')
  if (now === 'busy')
    throw new DomainError('astrologer_busy', 'They are busy with somebody. Switch them off when that is over.')
}

async function move(db: Db, id: number, from: 'online' | 'offline', to: 'online' | 'offline') {
  const moved = await db
    .update(astrologers)
    .set({ availability: to, nextAvailableAt: null })
    .where(and(eq(astrologers.id, id), eq(astrologers.availability, from)))
    .returning({ id: astrologers.id })
  if (moved.length > 0) return to
  const [found] = await db.select().from(astrologers).where(eq(astrologers.id, id))
  if (!found) throw notFound('There is no such astrologer.')
  return found.availability
}
