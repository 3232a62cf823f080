import { z } from 'zod'
import { Course, CourseEnrollment, CoursePaymentResult } from './entities/courses.ts'
import { PaymentRedirect } from './entities/payments.ts'
import { CartItem, DeliveryAddress } from './entities/store.ts'
import { DetailError, FieldErrors } from './errors.ts'
import { get, group, post } from './row.ts'
import { Amount, Id, Name, PhoneNumber, ShortText } from './scalars.ts'

export const courses = group('courses', {
  listCourses: get('/api/v1/ecommerce/get-course-details/', {
    summary: 'All courses.',
    auth: 'optional',
    response: z.array(Course),
    ssr: true,
    notes: 'Our own choice: the path names one course but takes no id, so it returns all of them.',
  }),

  enrolInCourse: post('/api/v1/ecommerce/course-enrollment/', {
    summary: 'Creates an unpaid enrolment in a course.',
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
    summary: 'Returns the payment page of a course or a store order.',
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
      'Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address`, and places the order. `total` is the amount the cart showed: if it differs, the reply is 409 `price_changed`.',
  }),

  confirmCoursePayment: post('/api/v1/payments/ecommerce-payment-callback/', {
    summary: 'Confirms that the customer returned from paying for a course or an order.',
    auth: 'required',
    body: z.object({ txn_id: ShortText }),
    response: CoursePaymentResult,
    errors: [DetailError],
    retry: 'idempotent',
    notes: 'Idempotent.',
  }),
})
