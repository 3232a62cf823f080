import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { bytes } from '../database/bytes.ts'

export type ApplicationStatus = 'received' | 'in_review' | 'approved' | 'rejected'

/** Applications of people who want to work as astrologers. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 20001 }),
    /** E.164. One application for each number. */
    phone: text().notNull().unique('applications_phone_once'),
    /** Whether a one-time code confirmed the number. */
    isPhoneConfirmed: boolean().notNull(),
    /** The version of the form that was filled in. */
    formVersion: integer().notNull(),
    answers: jsonb().$type<Record<string, string | number | string[]>>().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default('received'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined. */
    reason: text(),
    /** The astrologer created by the approval. */
    astrologerId: integer()
      .unique()
      .references(() => astrologers.id),
  },
  (t) => [
    index('applications_undecided')
      .on(t.id)
      .where(sql`${t.decidedAt} is null`),
    check('decision_has_time', sql`(${t.status} in ('approved', 'rejected')) = (${t.decidedAt} is not null)`),
    check('approved_has_astrologer', sql`(${t.status} = 'approved') = (${t.astrologerId} is not null)`),
    check('rejection_has_reason', sql`(${t.status} = 'rejected') = (${t.reason} is not null)`),
  ],
)

/** Served to staff only. */
export const applicationFiles = pgTable(
  'application_files',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    field: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.field] })],
)
