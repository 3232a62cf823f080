import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'

export const courses = pgTable(
  'courses',
  {
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
    /** Null: a recorded course without a fixed start. */
    startsAt: timestamp({ withTimezone: true }),
    instructorId: integer().references(() => astrologers.id),
    /** Null: no limit. */
    capacity: integer(),
    syllabus: jsonb().$type<{ title: string; lessons: string[] }[]>().notNull(),
  },
  (t) => [check('course_is_reduced', sql`${t.discountedPricePaise} < ${t.pricePaise}`)],
)

export type EnrolmentStatus = 'pending_payment' | 'enrolled' | 'cancelled'

/** A customer's right to take part in a course: held until it is paid. */
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
    /** The deadline for starting the payment. Null once a payment holds the enrolment, or it is confirmed. */
    heldUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.customerId),
    index().on(t.courseId, t.status),
    index()
      .on(t.heldUntil)
      .where(sql`${t.status} = 'pending_payment'`),
    // One enrolment per customer and course, even in concurrent requests.
    uniqueIndex('enrolments_once')
      .on(t.courseId, t.customerId)
      .where(sql`${t.status} <> 'cancelled'`),
  ],
)

export type Course = typeof courses.$inferSelect

export type Enrolment = typeof enrolments.$inferSelect
