import { asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerLanguages, astrologers, astrologerSpecialities } from './tables.ts'
import { summaryColumns, type AstrologerCard } from './summary.ts'

const MAX_RECOMMENDED = 50

/**
 * People who share most with those in `like`, and never those themselves. Who is away comes last;
 * with nobody to be like, the best regarded come first.
 */
export async function recommendAstrologers(
  db: Db,
  like: readonly number[],
  count: number,
  customerId: number | null,
): Promise<AstrologerCard[]> {
  return db
    .select(summaryColumns(customerId))
    .from(astrologers)
    .where(like.length > 0 ? notInArray(astrologers.id, [...like]) : undefined)
    .orderBy(
      sql`${eq(astrologers.availability, 'offline')}`,
      ...(like.length > 0 ? [desc(sharedWith(like))] : []),
      asc(astrologers.availability),
      desc(astrologers.rating),
      asc(astrologers.id),
    )
    .limit(Math.min(count, MAX_RECOMMENDED))
}

/** A speciality in common weighs twice as much as a language. */
function sharedWith(ids: readonly number[]) {
  const liked = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  return sql`(
    select 2 * count(distinct mine.speciality_id) from ${astrologerSpecialities} mine
    join ${astrologerSpecialities} theirs on theirs.speciality_id = mine.speciality_id and theirs.astrologer_id in (${liked})
    where mine.astrologer_id = ${astrologers.id}
  ) + (
    select count(distinct mine.language_id) from ${astrologerLanguages} mine
    join ${astrologerLanguages} theirs on theirs.language_id = mine.language_id and theirs.astrologer_id in (${liked})
    where mine.astrologer_id = ${astrologers.id}
  )`
}
