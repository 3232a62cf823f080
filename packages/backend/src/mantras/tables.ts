import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** ISO 639-1. */
export type MantraLanguage = 'sa' | 'hi' | 'en' | 'bn' | 'gu' | 'kn' | 'ml' | 'or' | 'ta' | 'te'

export const mantraCategories = pgTable('mantra_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
})

export const mantras = pgTable(
  'mantras',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => mantraCategories.id),
    deity: text().notNull(),
    source: text().notNull(),
    /** The occasion on which it is recited. */
    use: text().notNull(),
  },
  (t) => [index().on(t.categoryId, t.id)],
)

/** A mantra in the script of one language, with its meaning in that language. */
export const mantraTexts = pgTable(
  'mantra_texts',
  {
    /** For the desk. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    mantraId: integer()
      .notNull()
      .references(() => mantras.id),
    language: text().$type<MantraLanguage>().notNull(),
    text: text().notNull(),
    meaning: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mantraId, t.language] })],
)
