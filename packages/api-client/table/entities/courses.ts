import { z } from 'zod'
import { entity } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'
import { AstrologerOption } from './astrologers.ts'
import { PaymentStatus } from './payments.ts'

export const Course = entity('Course', {
  id: Id,
  title: z.string(),
  slug: z.string(),
  subtitle: z.string().nullable(),
  description: z.string(),
  image: z.string().nullable(),
  price: Rupees,
  discounted_price: Rupees.nullable(),
  duration_hours: z.number(),
  language: z.string(),
  starts_at: IsoDateTime.nullable(),
  instructor: AstrologerOption.nullable(),
  syllabus: z.array(z.object({ title: z.string(), lessons: z.array(z.string()) })),
  is_enrolled: z.boolean(),
  seats_left: z.number().nullable(),
})

export const CourseEnrollment = entity('CourseEnrollment', {
  id: Id,
  course_id: Id,
  status: z.enum(['pending_payment', 'enrolled', 'cancelled']),
  amount: Rupees,
  created_at: IsoDateTime,
})

export const CoursePaymentResult = entity('CoursePaymentResult', {
  txn_id: z.string(),
  status: PaymentStatus,
  enrollment: CourseEnrollment.nullable(),
  message: z.string().optional().describe('Why it did not lead to an enrolment, or what happens to the money.'),
})
