import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'

/** Texts that the app offers an astrologer beside a chat. */
export const quickReplies = pgTable('quick_replies', {
  astrologerId: integer()
    .primaryKey()
    .references(() => astrologers.id),
  texts: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
})

/** What an astrologer wrote down about a customer, masked. Nobody else reads it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    note: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.customerId] }), index().on(t.customerId)],
)

/** Browsers that get Web Push when a customer asks an astrologer. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    publicKey: text().notNull(),
    auth: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.astrologerId, t.savedAt)],
)
