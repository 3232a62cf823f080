import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { courses, enrolments } from './tables.ts'

/** All courses, those without a start date last, with the number of enrolments and whether the customer is enrolled. */
export function listCourses(db: Db, customerId: number | null) {
  const enrolled = db
    .select({
      courseId: enrolments.courseId,
      taken: sql<number>`count(*)`.mapWith(Number).as('taken'),
      isOwn:
        sql<boolean>`bool_or(${and(eq(enrolments.status, 'enrolled'), eq(enrolments.customerId, customerId ?? 0))})`.as(
          'is_own',
        ),
    })
    .from(enrolments)
    .where(ne(enrolments.status, 'cancelled'))
    .groupBy(enrolments.courseId)
    .as('enrolled')
  return db
    .select({
      course: courses,
      instructor: { id: astrologers.id, name: astrologers.name },
      taken: enrolled.taken,
      isOwn: enrolled.isOwn,
    })
    .from(courses)
    .leftJoin(astrologers, eq(astrologers.id, courses.instructorId))
    .leftJoin(enrolled, eq(enrolled.courseId, courses.id))
    .orderBy(sql`${courses.startsAt} asc nulls last`, asc(courses.id))
}

export async function enrolmentById(db: Db, id: number) {
  const [enrolment] = await db.select().from(enrolments).where(eq(enrolments.id, id))
  if (!enrolment) throw new Error(`Enrolment ${id} of a purchase does not exist.`)
  return enrolment
}
