import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { notFound } from '../errors.ts'
import { astrologers, type Availability } from './tables.ts'

/** What the astrologer takes from now on. A consultation that is open stays. Returns whether they are on duty. */
export async function chooseKinds(
  db: Db,
  id: number,
  kinds: { takesChats: boolean; takesCalls: boolean },
): Promise<Availability> {
  const [changed] = await db
    .update(astrologers)
    .set(kinds)
    .where(eq(astrologers.id, id))
    .returning({ availability: astrologers.availability })
  if (!changed) throw notFound('There is no such astrologer.')
  return changed.availability
}
