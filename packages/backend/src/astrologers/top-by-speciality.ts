import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, astrologerSpecialities } from './tables.ts'
import { cardColumns, type AstrologerCard } from './astrologer-card.ts'

const MAX_PER_SPECIALITY = 20

/** Up to `count` astrologers of each speciality, by availability and rating, in one query. */
export async function topBySpeciality(
  db: Db,
  specialityIds: readonly number[],
  count: number,
): Promise<Map<number, AstrologerCard[]>> {
  const top = new Map<number, AstrologerCard[]>(specialityIds.map((id) => [id, []]))
  if (specialityIds.length === 0) return top
  const { astrologerId, specialityId } = astrologerSpecialities
  const ranked = db
    .select({
      astrologerId,
      specialityId,
      rank: sql<number>`row_number() over (partition by ${specialityId}
        order by ${astrologers.availability}, ${astrologers.rating} desc, ${astrologers.id})`.as('rank_in_speciality'),
    })
    .from(astrologerSpecialities)
    .innerJoin(astrologers, eq(astrologers.id, astrologerId))
    .where(inArray(specialityId, [...specialityIds]))
    .as('ranked')
  const rows = await db
    .select({ ...cardColumns(null), specialityId: ranked.specialityId })
    .from(ranked)
    .innerJoin(astrologers, eq(astrologers.id, ranked.astrologerId))
    .where(lte(ranked.rank, Math.min(count, MAX_PER_SPECIALITY)))
    .orderBy(asc(ranked.specialityId), asc(ranked.rank))
  for (const { specialityId: id, ...card } of rows) top.get(id)?.push(card)
  return top
}
