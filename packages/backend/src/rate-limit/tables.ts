import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Things that one caller may do only so often, counted for all processes. The caller is sealed, never an address. */
export const turns = pgTable(
  'turns',
  {
    kind: text().notNull(),
    caller: text().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.kind, t.caller, t.takenAt), index().on(t.takenAt)],
)
