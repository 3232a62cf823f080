import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { astrologers } from './astrologers.ts'

/** The hours an astrologer keeps. Who has none comes and goes as they like. */
export const rotas = pgTable(
  'rotas',
  {
    astrologerId: integer()
      .primaryKey()
      .references(() => astrologers.id),
    /** Minutes after midnight in India. */
    fromMinute: integer().notNull(),
    /** Hours may run past midnight; then they belong to the day they begin on. */
    minutes: integer().notNull(),
    /** Days on which hours begin: bit 0 is Sunday. */
    days: integer().notNull(),
    /** When the hours end that run now, or come next. */
    offDutyAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.offDutyAt),
    check(
      'hours_of_a_day',
      sql`${t.fromMinute} between 0 and 1439 and ${t.minutes} between 1 and 1380 and ${t.days} between 1 and 127`,
    ),
  ],
)
