import type { Course } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'

export const coursePaise = ({ price, discounted_price }: Pick<Course, 'price' | 'discounted_price'>): number =>
  toPaise(discounted_price ?? price)

export const lessonCount = ({ syllabus }: Pick<Course, 'syllabus'>): number =>
  syllabus.reduce((count, { lessons }) => count + lessons.length, 0)

type Status = 'enrolled' | 'started' | 'full' | 'open'

/** Whether the customer can enrol. A course without a start is open at any time. */
export function courseStatus(
  {
    is_enrolled: isEnrolled,
    starts_at: startsAt,
    seats_left: seats,
  }: Pick<Course, 'is_enrolled' | 'starts_at' | 'seats_left'>,
  nowMs: number,
): Status {
  if (isEnrolled) return 'enrolled'
  if (startsAt !== null && Date.parse(startsAt) <= nowMs) return 'started'
  return seats === 0 ? 'full' : 'open'
}
