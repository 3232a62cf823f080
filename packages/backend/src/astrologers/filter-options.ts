import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerLanguages, astrologers, astrologerSpecialities, languages, specialities } from './tables.ts'
import { isAvailableForCall, isAvailableForChat } from './astrologer-card.ts'

/** The options of each filter with the number of astrologers who match. Options without a match are left out. */
export async function filterOptions(db: Db) {
  return {
    specialities: await db
      .select({ id: specialities.id, name: specialities.name, count: count() })
      .from(specialities)
      .innerJoin(astrologerSpecialities, eq(astrologerSpecialities.specialityId, specialities.id))
      .groupBy(specialities.id)
      .orderBy(asc(specialities.id)),
    languages: await db
      .select({ code: languages.code, name: languages.name, count: count() })
      .from(languages)
      .innerJoin(astrologerLanguages, eq(astrologerLanguages.languageId, languages.id))
      .groupBy(languages.id)
      .orderBy(asc(languages.id)),
    genders: await db
      .select({ gender: astrologers.gender, count: count() })
      .from(astrologers)
      .groupBy(astrologers.gender)
      .orderBy(asc(astrologers.gender)),
    available: await countAvailable(db),
  }
}

async function countAvailable(db: Db): Promise<{ chat: number; call: number }> {
  const [available] = await db
    .select({
      chat: sql<number>`(count(*) filter (where ${isAvailableForChat}))::int`,
      call: sql<number>`(count(*) filter (where ${isAvailableForCall}))::int`,
    })
    .from(astrologers)
  return available ?? { chat: 0, call: 0 }
}
