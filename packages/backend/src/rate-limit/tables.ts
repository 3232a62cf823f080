import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Rate-limited requests, counted across all processes. The caller is stored as an HMAC, never as an address. */
export const rateLimitHits = pgTable(
  'rate_limit_hits',
  {
    kind: text().notNull(),
    caller: text().notNull(),
    hitAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.kind, t.caller, t.hitAt), index().on(t.hitAt)],
)
