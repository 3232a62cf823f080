import { doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** Token buckets of callers with many requests, which all processes share. */
export const rateLimitBuckets = pgTable(
  'rate_limit_buckets',
  {
    /** An HMAC, never an address. */
    caller: text().primaryKey(),
    tokens: doublePrecision().notNull(),
    filledAt: timestamp({ withTimezone: true }).notNull(),
    /** How many tokens the last statement took, which it returns. */
    taken: integer().notNull(),
  },
  (t) => [index().on(t.filledAt)],
)
