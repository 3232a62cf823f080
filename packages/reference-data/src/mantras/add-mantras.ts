import Sanscript from '@indic-transliteration/sanscript'
import type { Db } from '@tarapath/backend/database'
import type { MantraLanguage } from '@tarapath/backend/mantras'
import * as schema from '@tarapath/backend/tables'
import { mantraCategories } from './categories.ts'
import { hindiMeanings } from './hindi-meanings.ts'
import { mantras } from './mantras.ts'

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

export async function addMantras(db: Db): Promise<void> {
  const categories = await db
    .insert(schema.mantraCategories)
    .values([...mantraCategories])
    .returning()
  const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]))
  const added = await db
    .insert(schema.mantras)
    .values(mantras.map(({ category, ...mantra }) => ({ ...mantra, categoryId: categoryIds.get(category) ?? 0 })))
    .returning({ id: schema.mantras.id, slug: schema.mantras.slug })
  const ids = new Map(added.map(({ id, slug }) => [slug, id]))
  await db
    .insert(schema.mantraTexts)
    .values(
      mantras.flatMap((mantra) => textsOf(mantra).map((text) => ({ ...text, mantraId: ids.get(mantra.slug) ?? 0 }))),
    )
}

const textsOf = ({ slug, text, meaning }: (typeof mantras)[number]) => [
  { language: 'sa' as const, text, meaning },
  { language: 'hi' as const, text, meaning: hindiMeanings[slug] ?? meaning },
  ...SCRIPTS.map(([language, script]) => ({
    language,
    // The transliterator keeps the elision sign in some scripts; they use an apostrophe.
    text: Sanscript.t(text, 'devanagari', script).replaceAll('ऽ', '’'),
    meaning,
  })),
]
