import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const STAFF_ROLES = ['support', 'catalogue', 'finance', 'admin'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** The people who work at the desk. A number in the setting `STAFF` is an admin whatever its row says. */
export const staffMembers = pgTable('staff_members', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** E.164 */
  phone: text().notNull().unique(),
  name: text().notNull(),
  /** Empty for somebody who was removed: the activity log still needs the name. */
  roles: text().array().$type<StaffRole[]>().notNull().default([]),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})

export type StaffMember = typeof staffMembers.$inferSelect

/** A login at the staff desk on one device. Tokens are stored as SHA-256 only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    /** E.164. Valid only while the number has a role. */
    phone: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a code of the authenticator app was entered on this device. */
    secondFactorAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.expiresAt), index().on(t.phone)],
)

/** The authenticator app of a staff member. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  memberId: integer()
    .primaryKey()
    .references(() => staffMembers.id),
  /** The key that the app shares, encrypted with the setting `SECRET`. */
  sealedKey: text().notNull(),
  /** When a first code proved that the app has the key. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The 30-second step of the last code that was accepted: it and older ones are refused. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  failures: integer().notNull().default(0),
  /** After too many wrong codes none is checked until then. */
  lockedUntil: timestamp({ withTimezone: true }),
})

/** Codes for somebody without their phone, each valid once. Stored as SHA-256 only. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    memberId: integer()
      .notNull()
      .references(() => staffMembers.id),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hash] })],
)

/** One row: what admins set for the desk. */
export const staffSettings = pgTable(
  'staff_settings',
  {
    id: integer().primaryKey().default(1),
    /** A form that moves more than this asks for a code. */
    confirmAbovePaise: integer().notNull(),
  },
  (t) => [check('one_staff_setting', sql`${t.id} = 1`)],
)

/** The append-only activity log of the staff, written in the transaction of each action. */
export const staffActivity = pgTable(
  'staff_activity',
  {
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
  },
  // The log is searched by person, by page, by row and by time, always with the newest first.
  (t) => [index().on(t.phone, t.id), index().on(t.page, t.id), index().on(t.rowId, t.id), index().on(t.at)],
)
