import Sanscript from '@indic-transliteration/sanscript'
import type { Db } from '@tarapath/backend/database'
import { type MantraLanguage } from '@tarapath/backend/mantras'
import { mantraCategories } from './mantras/categories.ts'
import { hindiMeanings } from './mantras/hindi-meanings.ts'
import { mantras } from './mantras/mantras.ts'
import * as schema from '@tarapath/backend/tables'

/** Scripts that the transliterator writes well; its Gurmukhi is faulty. */
const SCRIPTS: readonly [language: MantraLanguage, script: string][] = [
  ['en', 'iast'],
  ['bn', 'bengali'],
  ['gu', 'gujarati'],
  ['kn', 'kannada'],
  ['ml', 'malayalam'],
  ['or', 'oriya'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
]

/** Ids are positions in the lists, from 1. */
export async function seedMantras(db: Db): Promise<void> {
  await db.insert(schema.mantraCategories).values([...mantraCategories])
  const categoryIds = new Map<string, number>(mantraCategories.map(({ slug }, at) => [slug, at + 1]))
  await db
    .insert(schema.mantras)
    .values(mantras.map(({ category, ...mantra }) => ({ ...mantra, categoryId: categoryIds.get(category) ?? 0 })))
  await db.insert(schema.mantraTexts).values(
    mantras.flatMap(({ slug, text, meaning }, at) => [
      { mantraId: at + 1, language: 'sa' as const, text, meaning },
      { mantraId: at + 1, language: 'hi' as const, text, meaning: hindiMeanings[slug] ?? meaning },
      ...SCRIPTS.map(([language, script]) => ({
        mantraId: at + 1,
        language,
        // The transliterator keeps the elision sign in some scripts; they use an apostrophe.
        text: Sanscript.t(text, 'devanagari', script).replaceAll('ऽ', '’'),
        meaning,
      })),
    ]),
  )
}
