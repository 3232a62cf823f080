import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { languages, questions, specialities, trendingCategories } from './tables.ts'
import type { Page } from '../endpoint/page.ts'

const TRENDING_QUESTIONS = 10

export async function listSpecialities(db: Db, { limit, offset }: Page) {
  const rows = await db.select().from(specialities).orderBy(asc(specialities.id)).limit(limit).offset(offset)
  return { count: await db.$count(specialities), specialities: rows }
}

export async function getSpeciality(db: Db, id: number) {
  const [speciality] = await db.select().from(specialities).where(eq(specialities.id, id))
  return speciality ?? null
}

/** The questions of a speciality, most consulted first. */
export function listQuestions(db: Db, specialityId: number) {
  return db
    .select()
    .from(questions)
    .where(eq(questions.specialityId, specialityId))
    .orderBy(desc(questions.consultationCount), asc(questions.id))
}

export function listTrendingQuestions(db: Db) {
  return db
    .select()
    .from(questions)
    .orderBy(desc(questions.consultationCount), asc(questions.id))
    .limit(TRENDING_QUESTIONS)
}

export function listTrendingCategories(db: Db) {
  return db
    .select({ ...getTableColumns(trendingCategories), topic: specialities.slug })
    .from(trendingCategories)
    .innerJoin(specialities, eq(specialities.id, trendingCategories.specialityId))
    .orderBy(asc(trendingCategories.id))
}

export async function listLanguages(db: Db, { limit, offset }: Page) {
  const rows = await db.select().from(languages).orderBy(asc(languages.id)).limit(limit).offset(offset)
  return { count: await db.$count(languages), languages: rows }
}
