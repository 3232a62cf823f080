import { asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerLanguages, astrologers, astrologerSpecialities } from './tables.ts'
import { cardColumns, type AstrologerCard } from './astrologer-card.ts'

const MAX_RECOMMENDED = 50

/**
 * Astrologers ordered by what they have in common with the reference astrologers, who are themselves left out. Those
 * who are offline come last. Without references the order is by availability and rating.
 */
export async function recommendAstrologers(
  db: Db,
  referenceIds: readonly number[],
  count: number,
  customerId: number | null,
): Promise<AstrologerCard[]> {
  return db
    .select(cardColumns(customerId))
    .from(astrologers)
    .where(referenceIds.length > 0 ? notInArray(astrologers.id, [...referenceIds]) : undefined)
    .orderBy(
      sql`${eq(astrologers.availability, 'offline')}`,
      ...(referenceIds.length > 0 ? [desc(similarityTo(referenceIds))] : []),
      asc(astrologers.availability),
      desc(astrologers.rating),
      asc(astrologers.id),
    )
    .limit(Math.min(count, MAX_RECOMMENDED))
}

/** A common speciality counts twice as much as a common language. */
function similarityTo(ids: readonly number[]) {
  const references = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  return sql`(
    select 2 * count(distinct mine.speciality_id) from ${astrologerSpecialities} mine
    join ${astrologerSpecialities} theirs on theirs.speciality_id = mine.speciality_id and theirs.astrologer_id in (${references})
    where mine.astrologer_id = ${astrologers.id}
  ) + (
    select count(distinct mine.language_id) from ${astrologerLanguages} mine
    join ${astrologerLanguages} theirs on theirs.language_id = mine.language_id and theirs.astrologer_id in (${references})
    where mine.astrologer_id = ${astrologers.id}
  )`
}
