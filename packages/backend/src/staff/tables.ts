import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A login at the staff desk on one device. Tokens are stored as SHA-256 only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    /** E.164. Valid only while the setting contains the number. */
    phone: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** The append-only activity log of the staff, written in the transaction of each action. */
export const staffActivity = pgTable('staff_activity', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The same time as in the ledger or in the changed row. */
  at: timestamp({ withTimezone: true }).notNull(),
  /** E.164; null at the developer console, which has no login. */
  phone: text(),
  /** Such as page `orders` with action `pack`, as the form posts them. */
  page: text().notNull(),
  action: text().notNull(),
  /** Id of the order, application, question, lead, consultation or astrologer, if the action is about one. */
  rowId: integer(),
})
