import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'
import { liveStreams } from '../live/tables.ts'

/** Customers who will be notified once when an astrologer is free or a live stream starts. A row is deleted after its message. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** Set for an alert about an astrologer, and `streamId` for one about a live stream. */
    astrologerId: integer().references(() => astrologers.id),
    streamId: integer().references(() => liveStreams.id, { onDelete: 'cascade' }),
    /** The browser that gets a push message; without one the customer gets an SMS. */
    pushEndpoint: text(),
    pushPublicKey: text(),
    pushAuth: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when the astrologer has been free without a break, or the live stream started or cancelled; null before. */
    freeSince: timestamp({ withTimezone: true }),
    /** When a process took it to send it. Only one can. */
    claimedAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.customerId, t.astrologerId),
    unique().on(t.customerId, t.streamId),
    index().on(t.astrologerId),
    index().on(t.streamId),
    index().on(t.expiresAt),
    check('whole_push_subscription', sql`num_nulls(${t.pushEndpoint}, ${t.pushPublicKey}, ${t.pushAuth}) in (0, 3)`),
    check('one_alert_subject', sql`num_nonnulls(${t.astrologerId}, ${t.streamId}) = 1`),
  ],
)

export type Alert = typeof alerts.$inferSelect
