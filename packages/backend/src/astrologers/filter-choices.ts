import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologerLanguages, astrologers, astrologerSpecialities, languages, specialities } from './tables.ts'
import { isFreeForCall, isFreeForChat } from './summary.ts'

/** How many people each choice of a filter would leave; choices nobody fits are left out. */
export async function filterChoices(db: Db) {
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
    free: await freeNow(db),
  }
}

async function freeNow(db: Db): Promise<{ chat: number; call: number }> {
  const [free] = await db
    .select({
      chat: sql<number>`(count(*) filter (where ${isFreeForChat}))::int`,
      call: sql<number>`(count(*) filter (where ${isFreeForCall}))::int`,
    })
    .from(astrologers)
  return free ?? { chat: 0, call: 0 }
}
