import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Rate-limited requests, counted across all processes. The caller is stored as an HMAC, never as an address. */
export const turns = pgTable(
  'turns',
  {
    kind: text().notNull(),
    caller: text().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.kind, t.caller, t.takenAt), index().on(t.takenAt)],
)
