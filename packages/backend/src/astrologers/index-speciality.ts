import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { indexedWords } from './search-words.ts'
import { astrologerSearchWords, astrologerSpecialities, specialities } from './tables.ts'

/** Lets a search find the astrologers of a speciality by its present name. Its earlier names find them too. */
export async function indexSpeciality(db: Db, specialityId: number): Promise<void> {
  const [speciality] = await db.select().from(specialities).where(eq(specialities.id, specialityId))
  for (const word of indexedWords(speciality?.name ?? ''))
    await db
      .insert(astrologerSearchWords)
      .select(
        db
          .select({ word: sql<string>`${word}`.as('word'), astrologerId: astrologerSpecialities.astrologerId })
          .from(astrologerSpecialities)
          .where(eq(astrologerSpecialities.specialityId, specialityId)),
      )
      .onConflictDoNothing()
}
