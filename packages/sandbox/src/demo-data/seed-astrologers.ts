import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { chance } from '@tarapath/backend/drawings'
import { galleryDrawingUrl } from '@tarapath/backend/drawings'
import { shiftAt, indexedWords } from '@tarapath/backend/astrologers'
import { toPaise } from '@tarapath/backend/money'
import type { Db } from '@tarapath/backend/database'
import { trendingCategories } from './content.ts'
import { languages } from './languages.ts'
import { people } from './people.ts'
import { composeReviews } from './reviews/compose-reviews.ts'
import { rotaOf } from './rota-of.ts'
import type { SeedAstrologer } from './seed-astrologer.ts'
import { specialities, type SpecialitySlug } from './specialities.ts'
import * as schema from '@tarapath/backend/tables'

const MINUTE = 60_000

/** Ids are places in the seed's lists, counted from 1, so that rows can point at each other before they exist. */
export async function seedAstrologers(db: Db, now: Date): Promise<void> {
  const specialityIds = new Map<string, number>(specialities.map(({ slug }, at) => [slug, at + 1]))
  const languageIds = new Map<string, number>(languages.map(({ code }, at) => [code, at + 1]))
  const specialityId = (slug: SpecialitySlug) => specialityIds.get(slug) ?? 0
  const nameOfSpeciality = (slug: SpecialitySlug) => specialities[specialityId(slug) - 1]?.name ?? ''

  const written = new Set<string>()
  const reviews = people.flatMap((person, at) =>
    composeReviews(person, written).map((review) => ({ ...review, astrologerId: at + 1 })),
  )

  await db
    .insert(schema.specialities)
    .values(specialities.map(({ slug, name }) => ({ id: specialityId(slug), slug, name })))
  await db.insert(schema.languages).values(languages.map((language, at) => ({ ...language, id: at + 1 })))
  await db.insert(schema.astrologers).values(people.map((person, at) => rowOf(person, at + 1, now)))
  await db.insert(schema.rotas).values(
    people.map(({ hours }, at) => {
      const rota = rotaOf(hours)
      return { ...rota, astrologerId: at + 1, offDutyAt: shiftAt(rota, now).to }
    }),
  )
  await db.insert(schema.astrologerSpecialities).values(
    people.flatMap((person, at) =>
      person.specialities.map((slug, position) => ({
        astrologerId: at + 1,
        specialityId: specialityId(slug),
        position,
      })),
    ),
  )
  await db.insert(schema.astrologerLanguages).values(
    people.flatMap((person, at) =>
      person.languages.map((code, position) => ({
        astrologerId: at + 1,
        languageId: languageIds.get(code) ?? 0,
        position,
      })),
    ),
  )
  await db.insert(schema.astrologerSearchWords).values(
    people.flatMap(({ name, nativeName, city, specialities: skills }, at) =>
      indexedWords([name, nativeName, city, ...skills.map(nameOfSpeciality)].join(' ')).map((word) => ({
        astrologerId: at + 1,
        word,
      })),
    ),
  )
  await db.insert(schema.astrologerReviews).values(
    reviews
      .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
      .map(({ minutesAgo, ...review }) => ({
        ...review,
        createdAt: new Date(now.getTime() - minutesAgo * MINUTE),
      })),
  )
  await db.insert(schema.astrologerPictures).values(people.flatMap((person, at) => picturesOf(person, at + 1)))
  await db
    .insert(schema.questions)
    .values(
      specialities.flatMap(({ slug, questions }) =>
        questions.map((question) => ({ ...question, specialityId: specialityId(slug) })),
      ),
    )
  await db
    .insert(schema.trendingCategories)
    .values(
      trendingCategories.map(({ slug, name, speciality }) => ({ slug, name, specialityId: specialityId(speciality) })),
    )

  // Totals are what the rows add up to, never numbers of their own.
  await db.execute(sql`
    update astrologers set review_count = total.count, star_total = total.stars,
      consultation_count = total.count * (7 + astrologers.id % 8) + astrologers.id % 5
    from (select astrologer_id, count(*) as count, sum(stars) as stars from astrologer_reviews group by astrologer_id) total
    where total.astrologer_id = astrologers.id`)
  for (const table of [schema.specialities, schema.languages, schema.astrologers]) await continueIdsAfterSeed(db, table)
}

function rowOf(person: SeedAstrologer, id: number, now: Date): typeof schema.astrologers.$inferInsert {
  const { rupeesPerMinute, discountedRupeesPerMinute } = person
  return {
    id,
    name: person.name,
    gender: person.gender,
    city: person.city,
    about: person.about,
    education: person.education,
    experienceYears: person.experienceYears,
    pricePerMinutePaise: toPaise(rupeesPerMinute),
    discountedPricePerMinutePaise: discountedRupeesPerMinute === undefined ? null : toPaise(discountedRupeesPerMinute),
    ...presenceAt(person, now),
    // The shy ones rather write.
    takesCalls: person.persona !== 'shy',
    isVerified: person.education !== null && chance('verified', person.name) < 0.85,
    persona: person.persona,
    replyLanguage: person.replyLanguage,
  }
}

/** At the first start everybody keeps the hours already. */
function presenceAt({ hours, busyForMinutes }: SeedAstrologer, now: Date) {
  const { from } = shiftAt(rotaOf(hours), now)
  if (from > now) return { availability: 'offline' as const, nextAvailableAt: from }
  if (busyForMinutes === undefined) return { availability: 'online' as const, nextAvailableAt: null }
  return { availability: 'busy' as const, nextAvailableAt: new Date(now.getTime() + busyForMinutes * MINUTE) }
}

const DRAWINGS: Partial<Record<SpecialitySlug, { drawing: string; caption: string }>> = {
  vedic: { drawing: 'chart', caption: 'A practice chart, drawn in the northern way' },
  marriage: { drawing: 'chart', caption: 'A chart form, as I fill it for a match' },
  tarot: { drawing: 'cards', caption: 'Three cards on my table' },
  vastu: { drawing: 'plan', caption: 'The kind of plan that is enough for a first talk' },
  numerology: { drawing: 'square', caption: 'The square I work with' },
}

/** Drawings only, and none where there is nothing to show. */
function picturesOf({ specialities: skills, experienceYears }: SeedAstrologer, astrologerId: number) {
  const pictures = skills.flatMap((slug) => DRAWINGS[slug] ?? [])
  if (experienceYears >= 20) pictures.push({ drawing: 'study', caption: 'My shelf and my lamp' })
  return pictures.map(({ drawing, caption }, at) => ({
    astrologerId,
    url: galleryDrawingUrl(drawing, astrologerId * 10 + at),
    caption,
  }))
}

async function continueIdsAfterSeed(db: Db, table: PgTable & { id: unknown }): Promise<void> {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
  )
}
