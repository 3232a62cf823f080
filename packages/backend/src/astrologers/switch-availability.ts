import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, notFound } from '../errors.ts'
import { lockAstrologer } from './lock-astrologer.ts'
import { nextShiftAt } from './set-working-hours.ts'
import { astrologers } from './tables.ts'

/** Switches an offline astrologer online. An astrologer who is online or busy is left as they are. */
export async function switchOnline(db: Db, id: number): Promise<void> {
  if ((await lockAstrologer(db, id))?.suspendedAt)
    throw new DomainError('wrong_status', 'This astrologer is suspended. End the suspension first.')
  await switchAvailability(db, id, { from: 'offline', to: 'online', until: null })
}

/** Switches an online astrologer offline, until the next switch or shift. A busy astrologer cannot be switched off. */
export async function switchOffline(db: Db, now: Date, id: number): Promise<void> {
  const until = await nextShiftAt(db, now, id)
  const availability = await switchAvailability(db, id, { from: 'online', to: 'offline', until })
  if (availability === 'busy')
    throw new DomainError('astrologer_busy', 'The astrologer is in a consultation. Switch them off when it is over.')
}

/** Returns the availability after the switch. */
async function switchAvailability(
  db: Db,
  id: number,
  { from, to, until }: { from: 'online' | 'offline'; to: 'online' | 'offline'; until: Date | null },
) {
  const switched = await db
    .update(astrologers)
    .set({ availability: to, nextAvailableAt: until })
    .where(and(eq(astrologers.id, id), eq(astrologers.availability, from)))
    .returning({ id: astrologers.id })
  if (switched.length > 0) return to
  const [found] = await db.select().from(astrologers).where(eq(astrologers.id, id))
  if (!found) throw notFound('There is no such astrologer.')
  return found.availability
}
