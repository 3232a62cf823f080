import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'

export const courses = pgTable('courses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  subtitle: text(),
  description: text().notNull(),
  image: text().notNull(),
  /** With tax. */
  pricePaise: integer().notNull(),
  discountedPricePaise: integer(),
  durationHours: integer().notNull(),
  language: text().notNull(),
  /** Null: watched whenever one likes. */
  startsAt: timestamp({ withTimezone: true }),
  instructorId: integer().references(() => astrologers.id),
  /** Null: as many as come. */
  capacity: integer(),
  syllabus: jsonb().$type<{ title: string; lessons: string[] }[]>().notNull(),
})

export type EnrolmentStatus = 'pending_payment' | 'enrolled' | 'cancelled'

/** A seat in a course: held while it is being paid, then taken. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 30001 }),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    status: text().$type<EnrolmentStatus>().notNull(),
    amountPaise: integer().notNull(),
    name: text(),
    email: text(),
    phone: text(),
    /** When an unpaid seat is given back. Null once a payment holds it, or it is taken. */
    heldUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.customerId),
    index().on(t.courseId, t.status),
    index()
      .on(t.heldUntil)
      .where(sql`${t.status} = 'pending_payment'`),
    // One seat for each person, also for two taps at the same moment.
    uniqueIndex('enrolments_once')
      .on(t.courseId, t.customerId)
      .where(sql`${t.status} <> 'cancelled'`),
  ],
)

export type Course = typeof courses.$inferSelect

export type Enrolment = typeof enrolments.$inferSelect
