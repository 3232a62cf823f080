import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CatalogueValues } from './kind.ts'

/** What staff wrote into the tables of the catalogue: each version that was published, and the drafts. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null for the draft of a row that does not exist yet. */
    rowId: integer(),
    /** Null when the version removed the row. */
    values: jsonb().$type<CatalogueValues>(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** E.164; null at the developer console, and for what was there before anybody changed it. */
    author: text(),
    /** Null while it is a draft. */
    publishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.kind, t.rowId, t.id),
    uniqueIndex('one_catalogue_draft_per_row')
      .on(t.kind, t.rowId)
      .where(sql`${t.publishedAt} is null`),
  ],
)

export type CatalogueVersion = typeof catalogueVersions.$inferSelect
