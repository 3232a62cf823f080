import { and, asc, count, eq, exists } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { mantraCategories, mantras, mantraTexts, type MantraLanguage } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'

/** The languages of mantras in the order of the list. English has the transliteration with diacritics (IAST). */
export const MANTRA_LANGUAGES: Readonly<Record<MantraLanguage, string>> = {
  sa: 'Sanskrit',
  hi: 'Hindi',
  en: 'English',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  or: 'Odia',
  ta: 'Tamil',
  te: 'Telugu',
}

const ORIGINAL: MantraLanguage = 'sa'

/** Finds a language by its code, a locale or its name; null for a language without mantras. */
function parseLanguage(text: string): MantraLanguage | null {
  const normalized = text.trim().toLowerCase()
  const [code] = normalized.split(/[-_]/)
  const languages = Object.keys(MANTRA_LANGUAGES) as MantraLanguage[]
  return languages.find((one) => one === code || MANTRA_LANGUAGES[one].toLowerCase() === normalized) ?? null
}

const summaryColumns = {
  id: mantras.id,
  title: mantras.title,
  slug: mantras.slug,
  category: { id: mantraCategories.id, name: mantraCategories.name, slug: mantraCategories.slug },
}

/** A mantra is written before its texts. Without its original text it is not on the website. */
const hasOriginal = (db: Db) =>
  exists(
    db
      .select({ id: mantraTexts.id })
      .from(mantraTexts)
      .where(and(eq(mantraTexts.mantraId, mantras.id), eq(mantraTexts.language, ORIGINAL))),
  )

const selectSummaries = (db: Db) =>
  db.select(summaryColumns).from(mantras).innerJoin(mantraCategories, eq(mantraCategories.id, mantras.categoryId))

export type MantraSummary = Awaited<ReturnType<typeof selectSummaries>>[number]

export async function listMantras(db: Db, { limit, offset }: Page) {
  const rows = await selectSummaries(db)
    .where(hasOriginal(db))
    .orderBy(asc(mantras.categoryId), asc(mantras.id))
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(mantras, hasOriginal(db)), mantras: rows }
}

const categoriesWithCount = (db: Db) =>
  db
    .select({
      id: mantraCategories.id,
      name: mantraCategories.name,
      slug: mantraCategories.slug,
      description: mantraCategories.description,
      mantraCount: count(mantras.id),
    })
    .from(mantraCategories)
    .leftJoin(mantras, and(eq(mantras.categoryId, mantraCategories.id), hasOriginal(db)))
    .groupBy(mantraCategories.id)

export async function listMantraCategories(db: Db, { limit, offset }: Page) {
  const rows = await categoriesWithCount(db).orderBy(asc(mantraCategories.id)).limit(limit).offset(offset)
  return { count: await db.$count(mantraCategories), categories: rows }
}

export async function getMantraCategory(db: Db, slug: string) {
  const [category] = await categoriesWithCount(db).where(eq(mantraCategories.slug, slug))
  if (!category) throw notFound('There is no such category.')
  return {
    category,
    mantras: await selectSummaries(db)
      .where(and(eq(mantras.categoryId, category.id), hasOriginal(db)))
      .orderBy(asc(mantras.id)),
  }
}

/** Our own choice: a language without this mantra gets the original, and the reply has the language of the text. */
export async function getMantra(db: Db, slug: string, language: string = ORIGINAL) {
  const requested = parseLanguage(language)
  const texts = await db
    .select({ ...summaryColumns, deity: mantras.deity, source: mantras.source, use: mantras.use, text: mantraTexts })
    .from(mantras)
    .innerJoin(mantraCategories, eq(mantraCategories.id, mantras.categoryId))
    .innerJoin(mantraTexts, eq(mantraTexts.mantraId, mantras.id))
    .where(and(eq(mantras.slug, slug), hasOriginal(db)))
  const mantra =
    texts.find(({ text }) => text.language === requested) ?? texts.find(({ text }) => text.language === ORIGINAL)
  if (!mantra) throw notFound('There is no such mantra.')
  return mantra
}

export async function listMantraLanguages(db: Db, slug: string): Promise<MantraLanguage[]> {
  const rows = await db
    .select({ language: mantraTexts.language })
    .from(mantraTexts)
    .innerJoin(mantras, eq(mantras.id, mantraTexts.mantraId))
    .where(and(eq(mantras.slug, slug), hasOriginal(db)))
  if (rows.length === 0) throw notFound('There is no such mantra.')
  const available = new Set(rows.map(({ language }) => language))
  return (Object.keys(MANTRA_LANGUAGES) as MantraLanguage[]).filter((language) => available.has(language))
}
