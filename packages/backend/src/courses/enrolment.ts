import { and, count, eq, lte, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { courses, enrolments, type Course, type Enrolment } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'

/** How long a seat is held for somebody who has not begun to pay. */
const SEAT_HELD_MS = 30 * 60 * 1000

interface Person {
  customerId: number
  name: string | null
  email: string | null
  phone: string | null
}

export const priceOf = ({ pricePaise, discountedPricePaise }: Course): number => discountedPricePaise ?? pricePaise

/**
 * Holds a seat, or takes it at once where it costs nothing. Somebody who asks again gets the seat they hold.
 * The course is locked meanwhile, so that of two people one gets the last seat.
 */
export async function holdSeat(db: Db, now: Date, courseId: number, person: Person): Promise<Enrolment> {
  return db.transaction(async (tx) => {
    const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
    if (!course) throw notFound('We do not know this course.')
    await releaseLapsedSeats(tx, now, courseId)
    const [own] = await tx
      .select()
      .from(enrolments)
      .where(and(taken(courseId), eq(enrolments.customerId, person.customerId)))
    if (own?.status === 'enrolled') throw new DomainError('already_enrolled', 'You have a seat in this course.')
    if (own) return own
    if (course.startsAt && course.startsAt <= now)
      throw new DomainError('course_started', 'This course has begun. Look for its next round.')
    const left = await seatsLeft(tx, course)
    if (left !== null && left <= 0) throw new DomainError('course_full', 'All seats of this course are taken.')
    const amountPaise = priceOf(course)
    const isFree = amountPaise === 0
    const [enrolment] = await tx
      .insert(enrolments)
      .values({
        ...person,
        courseId,
        amountPaise,
        status: isFree ? 'enrolled' : 'pending_payment',
        heldUntil: isFree ? null : new Date(now.getTime() + SEAT_HELD_MS),
        createdAt: now,
      })
      .returning()
    if (!enrolment) throw new Error('A seat was not stored.')
    return enrolment
  })
}

/** Null where there are as many as come. */
export async function seatsLeft(db: Db, { id, capacity }: Course): Promise<number | null> {
  if (capacity === null) return null
  const [row] = await db.select({ taken: count() }).from(enrolments).where(taken(id))
  return capacity - (row?.taken ?? 0)
}

export const taken = (courseId: number) => and(eq(enrolments.courseId, courseId), ne(enrolments.status, 'cancelled'))

const unpaid = (enrolmentId: number) => and(eq(enrolments.id, enrolmentId), eq(enrolments.status, 'pending_payment'))

/** False where it is not to be had any more. */
export async function confirmEnrolment(db: Db, enrolmentId: number): Promise<boolean> {
  const taken = await db
    .update(enrolments)
    .set({ status: 'enrolled', heldUntil: null })
    .where(unpaid(enrolmentId))
    .returning({ id: enrolments.id })
  return taken.length > 0
}

export async function cancelEnrolment(db: Db, enrolmentId: number): Promise<void> {
  await db.update(enrolments).set({ status: 'cancelled', heldUntil: null }).where(unpaid(enrolmentId))
}

/** Gives back seats that nobody began to pay. */
export async function releaseLapsedSeats(db: Db, now: Date, courseId?: number): Promise<void> {
  await db
    .update(enrolments)
    .set({ status: 'cancelled', heldUntil: null })
    .where(
      and(
        eq(enrolments.status, 'pending_payment'),
        lte(enrolments.heldUntil, now),
        courseId === undefined ? undefined : eq(enrolments.courseId, courseId),
      ),
    )
}

export async function forgetStudent(db: Db, customerId: number): Promise<void> {
  await db.update(enrolments).set({ name: null, email: null, phone: null }).where(eq(enrolments.customerId, customerId))
}
