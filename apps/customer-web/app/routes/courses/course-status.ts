import type { Course } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'

export const coursePaise = ({ price, discounted_price }: Pick<Course, 'price' | 'discounted_price'>): number =>
  toPaise(discounted_price ?? price)

export const lessonCount = ({ syllabus }: Pick<Course, 'syllabus'>): number =>
  syllabus.reduce((count, { lessons }) => count + lessons.length, 0)

/** Whether the lessons have begun; not so for a recorded course. */
export const hasStarted = ({ starts_at: startsAt }: Pick<Course, 'starts_at'>, nowMs: number): boolean =>
  startsAt !== null && Date.parse(startsAt) <= nowMs

type Status = 'enrolled' | 'started' | 'full' | 'open'

/** Whether the customer can enrol. A course without a start is open at any time. */
export function courseStatus(course: Pick<Course, 'is_enrolled' | 'starts_at' | 'seats_left'>, nowMs: number): Status {
  if (course.is_enrolled) return 'enrolled'
  if (hasStarted(course, nowMs)) return 'started'
  return course.seats_left === 0 ? 'full' : 'open'
}
