import { sql } from 'drizzle-orm'
import { bigint, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Events between processes, kept for some minutes. Used by the event bus on Postgres only. */
export const busEvents = pgTable(
  'bus_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    room: text().notNull(),
    type: text().notNull(),
    data: json().notNull(),
    /** The database's own time, because the clocks of processes may differ. */
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index().on(t.room, t.id)],
)
