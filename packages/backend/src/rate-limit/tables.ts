import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Things that one caller may do only so often, counted for all processes. The caller is sealed, never an address. */
export const rateLimitHits = pgTable(
  'rate_limit_hits',
  {
    kind: text().notNull(),
    caller: text().notNull(),
    hitAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.kind, t.caller, t.hitAt), index().on(t.hitAt)],
)
