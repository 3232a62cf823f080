import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers, astrologerSpecialities } from './tables.ts'
import { summaryColumns, type AstrologerCard } from './summary.ts'

const MAX_EACH = 20

/** For each of the specialities up to `count` people who practise it, those who can answer now first. One query for all. */
export async function bestBySpeciality(
  db: Db,
  specialityIds: readonly number[],
  count: number,
): Promise<Map<number, AstrologerCard[]>> {
  const best = new Map<number, AstrologerCard[]>(specialityIds.map((id) => [id, []]))
  if (specialityIds.length === 0) return best
  const { astrologerId, specialityId } = astrologerSpecialities
  const ranked = db
    .select({
      astrologerId,
      specialityId,
      place: sql<number>`row_number() over (partition by ${specialityId}
        order by ${astrologers.availability}, ${astrologers.rating} desc, ${astrologers.id})`.as('place'),
    })
    .from(astrologerSpecialities)
    .innerJoin(astrologers, eq(astrologers.id, astrologerId))
    .where(inArray(specialityId, [...specialityIds]))
    .as('ranked')
  const rows = await db
    .select({ ...summaryColumns(null), specialityId: ranked.specialityId })
    .from(ranked)
    .innerJoin(astrologers, eq(astrologers.id, ranked.astrologerId))
    .where(lte(ranked.place, Math.min(count, MAX_EACH)))
    .orderBy(asc(ranked.specialityId), asc(ranked.place))
  for (const { specialityId: of, ...card } of rows) best.get(of)?.push(card)
  return best
}
