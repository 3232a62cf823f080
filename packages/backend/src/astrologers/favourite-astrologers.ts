import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, favourites } from './tables.ts'

export type FavouriteAction = 'add' | 'remove'

/** Asking twice changes nothing the second time. Answers with the ids there are no astrologers for; then nothing was changed. */
export async function changeFavourites(
  db: Db,
  now: Date,
  customerId: number,
  ids: readonly number[],
  action: FavouriteAction,
): Promise<{ unknownIds: number[] }> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return { unknownIds: [] }
  const known = await db.select({ id: astrologers.id }).from(astrologers).where(inArray(astrologers.id, wanted))
  const unknownIds = wanted.filter((id) => !known.some((row) => row.id === id))
  if (unknownIds.length > 0) return { unknownIds }
  if (action === 'add')
    await db
      .insert(favourites)
      .values(
        wanted.map((astrologerId, at) => ({
          customerId,
          astrologerId,
          // Later in the list is newer, so that a list that is put back keeps its order.
          createdAt: new Date(now.getTime() + at),
        })),
      )
      .onConflictDoNothing()
  else
    await db
      .delete(favourites)
      .where(and(eq(favourites.customerId, customerId), inArray(favourites.astrologerId, wanted)))
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
