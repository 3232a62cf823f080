import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, favourites } from './tables.ts'

interface FavouritesChange {
  astrologerIds: readonly number[]
  action: 'add' | 'remove'
}

/** Adds or removes favourites; a repetition changes nothing. When an id is unknown, nothing is changed and the unknown ids are returned. */
export async function changeFavourites(
  db: Db,
  now: Date,
  customerId: number,
  { astrologerIds, action }: FavouritesChange,
): Promise<{ unknownIds: number[] }> {
  const ids = [...new Set(astrologerIds)]
  if (ids.length === 0) return { unknownIds: [] }
  const known = await db.select({ id: astrologers.id }).from(astrologers).where(inArray(astrologers.id, ids))
  const unknownIds = ids.filter((id) => !known.some((row) => row.id === id))
  if (unknownIds.length > 0) return { unknownIds }
  if (action === 'add')
    await db
      .insert(favourites)
      .values(
        ids.map((astrologerId, index) => ({
          customerId,
          astrologerId,
          // A later id is newer, so that a list which is added again keeps its order.
          createdAt: new Date(now.getTime() + index),
        })),
      )
      .onConflictDoNothing()
  else
    await db.delete(favourites).where(and(eq(favourites.customerId, customerId), inArray(favourites.astrologerId, ids)))
  return { unknownIds }
}

/** Newest first. */
export async function favouriteAstrologerIds(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.astrologerId })
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
    .orderBy(desc(favourites.createdAt), desc(favourites.astrologerId))
  return rows.map(({ id }) => id)
}
