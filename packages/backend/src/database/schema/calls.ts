import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LineOutcome } from '../../ports/call-bridge.ts'
import { astrologers } from './astrologers.ts'
import { consultations } from './consultations.ts'

/** The telephone line of a consultation: one, ever. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    /** Ours, and nobody can guess it. */
    id: text().primaryKey(),
    consultationId: integer()
      .notNull()
      .unique()
      .references(() => consultations.id),
    /** The bridge's own name for the line; null until it rings. */
    lineId: text(),
    /** When the bridge was last asked how the line stands. */
    askedAt: timestamp({ withTimezone: true }),
    /** We have told the bridge to hang up. */
    hungUpAt: timestamp({ withTimezone: true }),
    /** The line is down. */
    endedAt: timestamp({ withTimezone: true }),
    outcome: text().$type<LineOutcome>(),
    talkSeconds: integer(),
    recordingUrl: text(),
  },
  (t) => [
    index('lines_that_are_up')
      .on(t.id)
      .where(sql`${t.lineId} is not null and ${t.endedAt} is null`),
    check('line_ends_somehow', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)

export type PhoneCall = typeof phoneCalls.$inferSelect

/** Numbers that astrologers take calls on. Customers never see them. */
export const astrologerPhones = pgTable('astrologer_phones', {
  astrologerId: integer()
    .primaryKey()
    .references(() => astrologers.id),
  /** E.164 */
  phone: text().notNull(),
})

/** Calls between the two handsets on the developer console: the other side's books, never read by our rules. */
export const handsetCalls = pgTable(
  'handset_calls',
  {
    id: text().primaryKey(),
    consultationId: integer().notNull(),
    astrologerRangAt: timestamp({ withTimezone: true }).notNull(),
    astrologerAnsweredAt: timestamp({ withTimezone: true }),
    /** The second handset rings from the moment the first is picked up. */
    customerAnsweredAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    outcome: text().$type<LineOutcome>(),
  },
  (t) => [
    index('handsets_in_use')
      .on(t.id)
      .where(sql`${t.endedAt} is null`),
    check('handset_call_ends_somehow', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)

export type HandsetCall = typeof handsetCalls.$inferSelect
