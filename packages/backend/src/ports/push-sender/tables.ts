import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages of the embedded push sender. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
)

/** The one key with which browsers subscribe at the embedded push sender. */
export const pushKey = pgTable('push_key', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
})
