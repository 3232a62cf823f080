import { eq, isNotNull, and } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { consultations, favourites } from '../../database/schema/index.ts'

/** Our own choice: a customer likes the favourites, and the people of paid consultations. */
export async function likedAstrologerIds(db: Db, customerId: number): Promise<number[]> {
  const chosen = db
    .select({ id: favourites.astrologerId })
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
  const consulted = db
    .select({ id: consultations.astrologerId })
    .from(consultations)
    .where(and(eq(consultations.customerId, customerId), isNotNull(consultations.startedAt)))
  const rows = await chosen.union(consulted)
  return rows.map(({ id }) => id)
}
