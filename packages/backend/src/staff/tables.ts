import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who has signed in at the desk, on one device each. Tokens are stored as SHA-256 only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    /** E.164. Good only while the setting names it. */
    phone: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** Who did what at the desk, written in the transaction that does it. Nothing in here is changed or deleted. */
export const staffActivity = pgTable('staff_activity', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The moment that is written beside the act itself, in the ledger or elsewhere. */
  at: timestamp({ withTimezone: true }).notNull(),
  /** E.164; null at the developer console, where nobody signs in. */
  phone: text(),
  /** `orders` and `pack`, as the form was posted. */
  page: text().notNull(),
  action: text().notNull(),
  /** Number of the order, application, question, lead, consultation or astrologer; null where there is one of it. */
  rowId: integer(),
})
