import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { shiftAt, indexedWords } from '@tarapath/backend/astrologers'
import type { Db } from '@tarapath/backend/database'
import { galleryDrawingUrl, seededRandom } from '@tarapath/backend/drawings'
import { toPaise } from '@tarapath/backend/money'
import * as schema from '@tarapath/backend/tables'
import { demoAstrologers } from './demo-astrologers.ts'
import { languages, specialities, type SpecialitySlug } from '@tarapath/reference-data'
import { questionCounts } from './question-counts.ts'
import { composeReviews } from './reviews/compose-reviews.ts'
import { workingHoursOf } from './working-hours-of.ts'
import type { SeedAstrologer } from './seed-astrologer.ts'

const MINUTE = 60_000

// Ids are positions in the lists of the seed, from 1, so that rows can refer to each other. The reference data of an empty
// database has such ids too.
const specialityIds = new Map<string, number>(specialities.map(({ slug }, at) => [slug, at + 1]))
const languageIds = new Map<string, number>(languages.map(({ code }, at) => [code, at + 1]))
const specialityId = (slug: SpecialitySlug) => specialityIds.get(slug) ?? 0
const specialityName = (slug: SpecialitySlug) => specialities[specialityId(slug) - 1]?.name ?? ''

export async function seedAstrologers(db: Db, now: Date): Promise<void> {
  await seedProfiles(db, now)
  await seedSkills(db)
  await seedReviews(db, now)
  await seedQuestionCounts(db)
  await continueIdsAfterSeed(db, schema.astrologers)
}

async function seedProfiles(db: Db, now: Date): Promise<void> {
  await db.insert(schema.astrologers).values(demoAstrologers.map((astrologer, at) => rowOf(astrologer, at + 1, now)))
  await db.insert(schema.workingHours).values(
    demoAstrologers.map(({ hours }, at) => {
      const stored = workingHoursOf(hours)
      return { ...stored, astrologerId: at + 1, offDutyAt: shiftAt(stored, now).to }
    }),
  )
  await db
    .insert(schema.astrologerPictures)
    .values(demoAstrologers.flatMap((astrologer, at) => picturesOf(astrologer, at + 1)))
}

/** Specialities, languages and the words that a search finds. */
async function seedSkills(db: Db): Promise<void> {
  await db.insert(schema.astrologerSpecialities).values(
    demoAstrologers.flatMap((astrologer, at) =>
      astrologer.specialities.map((slug, position) => ({
        astrologerId: at + 1,
        specialityId: specialityId(slug),
        position,
      })),
    ),
  )
  await db.insert(schema.astrologerLanguages).values(
    demoAstrologers.flatMap((astrologer, at) =>
      astrologer.languages.map((code, position) => ({
        astrologerId: at + 1,
        languageId: languageIds.get(code) ?? 0,
        position,
      })),
    ),
  )
  await db.insert(schema.astrologerSearchWords).values(
    demoAstrologers.flatMap(({ name, nativeName, city, specialities: skills }, at) =>
      indexedWords([name, nativeName, city, ...skills.map(specialityName)].join(' ')).map((word) => ({
        astrologerId: at + 1,
        word,
      })),
    ),
  )
}

/** Reviews, and the totals that are computed from them. */
async function seedReviews(db: Db, now: Date): Promise<void> {
  const written = new Set<string>()
  const reviews = demoAstrologers.flatMap((astrologer, at) =>
    composeReviews(astrologer, written).map((review) => ({ ...review, astrologerId: at + 1 })),
  )
  await db.insert(schema.astrologerReviews).values(
    reviews
      .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
      .map(({ minutesAgo, ...review }) => ({
        ...review,
        createdAt: new Date(now.getTime() - minutesAgo * MINUTE),
      })),
  )
  await db.execute(sql`
    update astrologers set review_count = total.count, star_total = total.stars,
      consultation_count = total.count * (7 + astrologers.id % 8) + astrologers.id % 5
    from (select astrologer_id, count(*) as count, sum(stars) as stars from astrologer_reviews group by astrologer_id) total
    where total.astrologer_id = astrologers.id`)
}

async function seedQuestionCounts(db: Db): Promise<void> {
  for (const { slug, questions } of specialities)
    for (const [at, text] of questions.entries())
      await db
        .update(schema.questions)
        .set({ consultationCount: questionCounts[slug][at] ?? 0 })
        .where(eq(schema.questions.text, text))
}

function rowOf(astrologer: SeedAstrologer, id: number, now: Date): typeof schema.astrologers.$inferInsert {
  const { rupeesPerMinute, discountedRupeesPerMinute } = astrologer
  return {
    id,
    name: astrologer.name,
    gender: astrologer.gender,
    city: astrologer.city,
    about: astrologer.about,
    education: astrologer.education,
    experienceYears: astrologer.experienceYears,
    pricePerMinutePaise: toPaise(rupeesPerMinute),
    discountedPricePerMinutePaise: discountedRupeesPerMinute === undefined ? null : toPaise(discountedRupeesPerMinute),
    ...availabilityAt(astrologer, now),
    takesCalls: astrologer.persona !== 'shy',
    isVerified: astrologer.education !== null && seededRandom('verified', astrologer.name) < 0.85,
    persona: astrologer.persona,
    replyLanguage: astrologer.replyLanguage,
  }
}

function availabilityAt({ hours, busyForMinutes }: SeedAstrologer, now: Date) {
  const { from } = shiftAt(workingHoursOf(hours), now)
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
