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
  /** The first one first. */
  specialitySlugs: readonly string[]
  languageCodes: readonly string[]
}

/**
 * Somebody whom no script plays joins the astrologers. Our own choice: they are in the list at once, offline until they
 * come themselves.
 */
export async function addAstrologer(
  db: Db,
  { specialitySlugs, languageCodes, ...profile }: Profile,
): Promise<{ id: number }> {
  const [added] = await db
    .insert(astrologers)
    .values({ ...profile, availability: 'offline' })
    .returning({ id: astrologers.id })
  if (!added) throw new Error('An astrologer was not stored.')
  const astrologerId = added.id
  const skills = await db
    .select()
    .from(specialities)
    .where(inArray(specialities.slug, [...specialitySlugs]))
  const tongues = await db
    .select()
    .from(languages)
    .where(inArray(languages.code, [...languageCodes]))
  if (skills.length > 0)
    await db
      .insert(astrologerSpecialities)
      .values(
        skills.map(({ id, slug }) => ({ astrologerId, specialityId: id, position: specialitySlugs.indexOf(slug) })),
      )
  if (tongues.length > 0)
    await db
      .insert(astrologerLanguages)
      .values(tongues.map(({ id, code }) => ({ astrologerId, languageId: id, position: languageCodes.indexOf(code) })))
  const text = [profile.name, profile.city, ...skills.map(({ name }) => name)].join(' ')
  const words = indexedWords(text).map((word) => ({ astrologerId, word }))
  if (words.length > 0) await db.insert(astrologerSearchWords).values(words)
  return added
}
