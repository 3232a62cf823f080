import { and, count, eq, lte, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { courses, enrolments, type Course, type Enrolment } from './tables.ts'
import { DomainError, notFound } from '../errors.ts'

/** How long an enrolment is held before its payment starts. */
const HOLD_MS = 30 * 60 * 1000

interface Student {
  customerId: number
  name: string | null
  email: string | null
  phone: string | null
}

const priceOf = ({ pricePaise, discountedPricePaise }: Course): number => discountedPricePaise ?? pricePaise

/**
 * Holds an enrolment until it is paid; a free course is enrolled at once. A repeated request gives the same enrolment.
 * The course is locked, so that two concurrent requests cannot both get the last enrolment.
 */
export async function createEnrolment(db: Db, now: Date, courseId: number, student: Student): Promise<Enrolment> {
  return db.transaction(async (tx) => {
    const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
    if (!course) throw notFound('Course not found.')
    await releaseExpiredEnrolments(tx, now, courseId)
    const [own] = await tx
      .select()
      .from(enrolments)
      .where(and(isActive(courseId), eq(enrolments.customerId, student.customerId)))
    if (own?.status === 'enrolled')
      throw new DomainError('already_enrolled', 'You are already enrolled in this course.')
    if (own) return own
    if (course.startsAt && course.startsAt <= now)
      throw new DomainError('course_started', 'This course has already started.')
    const remaining = await remainingCapacity(tx, course)
    if (remaining !== null && remaining <= 0) throw new DomainError('course_full', 'This course is full.')
    const amountPaise = priceOf(course)
    const isFree = amountPaise === 0
    const [enrolment] = await tx
      .insert(enrolments)
      .values({
        ...student,
        courseId,
        amountPaise,
        status: isFree ? 'enrolled' : 'pending_payment',
        heldUntil: isFree ? null : new Date(now.getTime() + HOLD_MS),
        createdAt: now,
      })
      .returning()
    if (!enrolment) throw new Error('An enrolment was not stored.')
    return enrolment
  })
}

/** Null when the course has no limit. */
async function remainingCapacity(db: Db, { id, capacity }: Course): Promise<number | null> {
  if (capacity === null) return null
  const [row] = await db.select({ taken: count() }).from(enrolments).where(isActive(id))
  return capacity - (row?.taken ?? 0)
}

const isActive = (courseId: number) => and(eq(enrolments.courseId, courseId), ne(enrolments.status, 'cancelled'))

const isUnpaid = (enrolmentId: number) => and(eq(enrolments.id, enrolmentId), eq(enrolments.status, 'pending_payment'))

/** False when the enrolment is no longer held. */
export async function confirmEnrolment(db: Db, enrolmentId: number): Promise<boolean> {
  const confirmed = await db
    .update(enrolments)
    .set({ status: 'enrolled', heldUntil: null })
    .where(isUnpaid(enrolmentId))
    .returning({ id: enrolments.id })
  return confirmed.length > 0
}

export async function cancelEnrolment(db: Db, enrolmentId: number): Promise<void> {
  await db.update(enrolments).set({ status: 'cancelled', heldUntil: null }).where(isUnpaid(enrolmentId))
}

/** Cancels held enrolments whose deadline has passed without a payment. */
export async function releaseExpiredEnrolments(db: Db, now: Date, courseId?: number): Promise<void> {
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

/** Removes the contact data of a deleted account. */
export async function anonymiseEnrolments(db: Db, customerId: number): Promise<void> {
  await db.update(enrolments).set({ name: null, email: null, phone: null }).where(eq(enrolments.customerId, customerId))
}
