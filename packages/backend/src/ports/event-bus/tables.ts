import { sql } from 'drizzle-orm'
import { bigint, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Events on their way between processes, and for a while after. Written and read by the bus on Postgres alone. */
export const busEvents = pgTable(
  'bus_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    room: text().notNull(),
    type: text().notNull(),
    data: json().notNull(),
    /** The database's own time: processes need not agree on theirs. */
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index().on(t.room, t.id)],
)
