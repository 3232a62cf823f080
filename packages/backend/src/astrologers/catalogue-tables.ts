import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const specialities = pgTable('specialities', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
})

export const languages = pgTable('languages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
})

export const trendingCategories = pgTable('trending_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  specialityId: integer()
    .notNull()
    .references(() => specialities.id),
})

export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    text: text().notNull().unique(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    consultationCount: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.specialityId, t.consultationCount.desc().nullsFirst(), t.id),
    index().on(t.consultationCount.desc().nullsFirst(), t.id),
  ],
)
