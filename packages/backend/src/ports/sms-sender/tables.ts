import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages of the embedded SMS sender. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    template: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.phone, t.id)],
)
