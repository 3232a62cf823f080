import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Page } from '../endpoint/index.ts'
import { customers } from '../identity/index.ts'
import { courses, enrolments } from './tables.ts'

interface ParticipantView extends Page {
  /** True for courses that have started and recorded ones, false for courses to come. */
  isPast: boolean
}

/** The enrolled customers by course, with the name and number of the enrolment, or else of the account. */
export async function listParticipants(db: Db, now: Date, { limit, offset, isPast }: ParticipantView) {
  const isInView = isPast ? or(isNull(courses.startsAt), lte(courses.startsAt, now)) : gt(courses.startsAt, now)
  const byStart = isPast ? sql`${courses.startsAt} desc nulls last` : asc(courses.startsAt)
  const participants = db
    .select({
      id: enrolments.id,
      name: sql<string | null>`coalesce(${enrolments.name}, ${customers.name})`,
      email: enrolments.email,
      phone: sql<string>`coalesce(${enrolments.phone}, ${customers.phone})`,
      enrolledAt: enrolments.createdAt,
      course: { id: courses.id, title: courses.title, startsAt: courses.startsAt },
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(customers, eq(customers.id, enrolments.customerId))
    .where(and(eq(enrolments.status, 'enrolled'), isInView))
    .orderBy(byStart, desc(courses.id), asc(enrolments.id))
  return {
    count: await db.$count(participants.as('participants')),
    rows: await participants.limit(limit).offset(offset),
  }
}
