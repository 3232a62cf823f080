import { asc, count, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { mantraCategories, mantras, mantraTexts, type MantraLanguage } from './tables.ts'
import type { Page } from '../endpoint/page.ts'
import { notFound } from '../errors.ts'

/** What a mantra can be read in, in the order it is offered. English has the scholars' Latin letters. */
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

/** A language by its code, as locales write it too, or by its name; null for one that we do not have. */
function languageOf(word: string): MantraLanguage | null {
  const wanted = word.trim().toLowerCase()
  const [code] = wanted.split(/[-_]/)
  const languages = Object.keys(MANTRA_LANGUAGES) as MantraLanguage[]
  return languages.find((one) => one === code || MANTRA_LANGUAGES[one].toLowerCase() === wanted) ?? null
}

const summary = {
  id: mantras.id,
  title: mantras.title,
  slug: mantras.slug,
  category: { id: mantraCategories.id, name: mantraCategories.name, slug: mantraCategories.slug },
}

const summaries = (db: Db) =>
  db.select(summary).from(mantras).innerJoin(mantraCategories, eq(mantraCategories.id, mantras.categoryId))

export type MantraSummary = Awaited<ReturnType<typeof summaries>>[number]

export async function listMantras(db: Db, { limit, offset }: Page) {
  const rows = await summaries(db).orderBy(asc(mantras.categoryId), asc(mantras.id)).limit(limit).offset(offset)
  return { count: await db.$count(mantras), mantras: rows }
}

const counted = (db: Db) =>
  db
    .select({
      id: mantraCategories.id,
      name: mantraCategories.name,
      slug: mantraCategories.slug,
      description: mantraCategories.description,
      mantraCount: count(mantras.id),
    })
    .from(mantraCategories)
    .leftJoin(mantras, eq(mantras.categoryId, mantraCategories.id))
    .groupBy(mantraCategories.id)

export async function listMantraCategories(db: Db, { limit, offset }: Page) {
  const rows = await counted(db).orderBy(asc(mantraCategories.id)).limit(limit).offset(offset)
  return { count: await db.$count(mantraCategories), categories: rows }
}

export async function getMantraCategory(db: Db, slug: string) {
  const [category] = await counted(db).where(eq(mantraCategories.slug, slug))
  if (!category) throw notFound('We do not know this category.')
  return { category, mantras: await summaries(db).where(eq(mantras.categoryId, category.id)).orderBy(asc(mantras.id)) }
}

/** Our own choice: in a language it is not written in, the original comes, and the reply says so. */
export async function getMantra(db: Db, slug: string, language: string = ORIGINAL) {
  const wanted = languageOf(language)
  const found = await db
    .select({ ...summary, deity: mantras.deity, source: mantras.source, use: mantras.use, written: mantraTexts })
    .from(mantras)
    .innerJoin(mantraCategories, eq(mantraCategories.id, mantras.categoryId))
    .innerJoin(mantraTexts, eq(mantraTexts.mantraId, mantras.id))
    .where(eq(mantras.slug, slug))
  const mantra =
    found.find(({ written }) => written.language === wanted) ??
    found.find(({ written }) => written.language === ORIGINAL)
  if (!mantra) throw notFound('We do not know this mantra.')
  return mantra
}

export async function listMantraLanguages(db: Db, slug: string): Promise<MantraLanguage[]> {
  const rows = await db
    .select({ language: mantraTexts.language })
    .from(mantraTexts)
    .innerJoin(mantras, eq(mantras.id, mantraTexts.mantraId))
    .where(eq(mantras.slug, slug))
  if (rows.length === 0) throw notFound('We do not know this mantra.')
  const written = new Set(rows.map(({ language }) => language))
  return (Object.keys(MANTRA_LANGUAGES) as MantraLanguage[]).filter((language) => written.has(language))
}
