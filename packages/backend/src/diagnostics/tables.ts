import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an app noticed about itself, scrubbed before it is stored, and not for long. */
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
