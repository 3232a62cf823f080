import { z } from 'zod'
import { Course, CourseEnrollment, CoursePaymentResult } from './entities/courses.ts'
import { PaymentRedirect } from './entities/payments.ts'
import { CartItem, DeliveryAddress } from './entities/store.ts'
import { DetailError, FieldErrors } from './errors.ts'
import { get, group, post } from './row.ts'
import { Amount, Id, Name, PhoneNumber, Word } from './scalars.ts'

export const courses = group('courses', {
  listCourses: get('/api/v1/ecommerce/get-course-details/', {
    summary: 'All courses.',
    auth: 'optional',
    response: z.array(Course),
    ssr: true,
    notes: 'Our own choice: the path speaks of one course, but it takes no id, so it answers all of them.',
  }),

  enrolInCourse: post('/api/v1/ecommerce/course-enrollment/', {
    summary: 'Reserves a seat in a course.',
    auth: 'required',
    body: z.object({
      course_id: Id,
      name: Name.optional(),
      email: z.email('Enter an e-mail address.').max(254).optional(),
      phone_number: PhoneNumber.optional(),
    }),
    status: 201,
    response: CourseEnrollment,
    errors: [FieldErrors, DetailError],
    idempotencyKey: true,
  }),

  initiateCoursePayment: post('/api/v1/payments/ecommerce-initiate-payment/', {
    summary: 'Answers the page on which a course, or an order of the store, is paid.',
    auth: 'required',
    body: z.object({
      enrollment_id: Id.optional(),
      path: z.string().max(500).optional(),
      kind: z.enum(['course', 'store']).optional(),
      items: z.array(CartItem).min(1, 'The cart is empty.').max(20, 'Order at most 20 different things.').optional(),
      address: DeliveryAddress.optional(),
      total: Amount.optional(),
    }),
    response: PaymentRedirect,
    errors: [DetailError, FieldErrors],
    idempotencyKey: true,
    notes:
      'Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address` and places the order too. `total` is what the cart showed: another one is refused with 409 `price_changed`.',
  }),

  confirmCoursePayment: post('/api/v1/payments/ecommerce-payment-callback/', {
    summary: 'Tells the server that the customer is back from paying a course or an order.',
    auth: 'required',
    body: z.object({ txn_id: Word }),
    response: CoursePaymentResult,
    errors: [DetailError],
    retry: 'idempotent',
    notes: 'Saying it twice is harmless.',
  }),
})
