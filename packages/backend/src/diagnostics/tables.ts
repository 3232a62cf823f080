import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Diagnostic logs of apps, scrubbed before they are stored and deleted after two weeks. */
export const diagnosticLogs = pgTable(
  'diagnostic_logs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    log: text().notNull(),
    /** `name: value` */
    facts: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
)
