import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

export const horoscopeTypes = pgTable('horoscope_types', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
})

export interface EditedSection {
  key: string
  title: string
  html: string
  score: number | null
  because: string
}

/** Horoscopes written by an editor. They replace the computed horoscope of the same sign and period. */
export const horoscopeTexts = pgTable(
  'horoscope_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The wire name of a sign: `scorpio`. */
    sign: text().notNull(),
    kind: text().$type<'day' | 'week' | 'month' | 'year'>().notNull(),
    /** The first day of the period. */
    startsOn: date().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    because: text().notNull(),
    sections: jsonb().$type<EditedSection[]>().notNull(),
    luckyColour: text(),
    luckyNumber: text(),
  },
  (t) => [uniqueIndex().on(t.sign, t.kind, t.startsOn)],
)
