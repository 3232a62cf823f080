import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What a call that may be repeated answered the first time, written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: keys of two customers never meet. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index().on(t.createdAt)],
)
