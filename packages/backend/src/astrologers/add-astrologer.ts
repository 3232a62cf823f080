import { inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import {
  astrologerLanguages,
  astrologers,
  astrologerSpecialities,
  astrologerSearchWords,
  languages,
  specialities,
} from './tables.ts'
import { indexedWords } from './search-words.ts'

type Profile = Pick<
  typeof astrologers.$inferInsert,
  | 'name'
  | 'gender'
  | 'city'
  | 'about'
  | 'education'
  | 'experienceYears'
  | 'pricePerMinutePaise'
  | 'takesChats'
  | 'takesCalls'
  | 'isVerified'
> & {
  /** In order of importance, like the language codes. */
  specialitySlugs: readonly string[]
  languageCodes: readonly string[]
}

/**
 * Adds an astrologer who is a person, not a script. Our own choice: the list shows them at once, offline until they are
 * switched online.
 */
export async function addAstrologer(
  db: Db,
  { specialitySlugs, languageCodes, ...profile }: Profile,
): Promise<{ id: number }> {
  const [added] = await db
    .insert(astrologers)
    .values({ ...profile, availability: 'offline' })
    .returning({ id: astrologers.id })
  if (!added) throw new Error('The insert of an astrologer returned no row.')
  const astrologerId = added.id
  const specialityRows = await db
    .select()
    .from(specialities)
    .where(inArray(specialities.slug, [...specialitySlugs]))
  const languageRows = await db
    .select()
    .from(languages)
    .where(inArray(languages.code, [...languageCodes]))
  if (specialityRows.length > 0)
    await db.insert(astrologerSpecialities).values(
      specialityRows.map(({ id, slug }) => ({
        astrologerId,
        specialityId: id,
        position: specialitySlugs.indexOf(slug),
      })),
    )
  if (languageRows.length > 0)
    await db
      .insert(astrologerLanguages)
      .values(
        languageRows.map(({ id, code }) => ({ astrologerId, languageId: id, position: languageCodes.indexOf(code) })),
      )
  const text = [profile.name, profile.city, ...specialityRows.map(({ name }) => name)].join(' ')
  const words = indexedWords(text).map((word) => ({ astrologerId, word }))
  if (words.length > 0) await db.insert(astrologerSearchWords).values(words)
  return added
}
