// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { newKey } from '../client/new-key.ts'
import type {
  CartItem,
  Course,
  CourseEnrollment,
  CoursePaymentResult,
  DeliveryAddress,
  Id,
  PaymentRedirect,
  Rupees,
} from './types.gen.ts'

/**
 * All courses.
 *
 * Our own choice: the path speaks of one course, but it takes no id, so it answers all of them.
 *
 * `GET /api/v1/ecommerce/get-course-details/`. Carries the token when there is a session.
 */
export function listCourses(
  client: Client,
  options?: CallOptions,
): Promise<Course[]> {
  return client.call(
    { name: 'listCourses', method: 'GET', path: '/api/v1/ecommerce/get-course-details/', auth: 'optional' },
    options,
  )
}

/** What `enrolInCourse` takes. */
export interface EnrolInCourseBody {
  course_id: Id
  name?: string | undefined
  email?: string | undefined
  phone_number?: string | undefined
}

/**
 * Reserves a seat in a course.
 *
 * `POST /api/v1/ecommerce/course-enrollment/`. Needs a session. Refusals: `FieldErrors`, `DetailError`.
 */
export function enrolInCourse(
  client: Client,
  body: EnrolInCourseBody,
  options?: CallOptions,
): Promise<CourseEnrollment> {
  return client.call(
    { name: 'enrolInCourse', method: 'POST', path: '/api/v1/ecommerce/course-enrollment/', auth: 'required', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/** What `initiateCoursePayment` takes. */
export interface InitiateCoursePaymentBody {
  enrollment_id?: Id | undefined
  path?: string | undefined
  kind?: 'course' | 'store' | undefined
  items?: CartItem[] | undefined
  address?: DeliveryAddress | undefined
  total?: Rupees | undefined
}

/**
 * Answers the page on which a course, or an order of the store, is paid.
 *
 * Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address` and places the
 * order too. `total` is what the cart showed: another one is refused with 409 `price_changed`.
 *
 * `POST /api/v1/payments/ecommerce-initiate-payment/`. Needs a session. Refusals: `DetailError`, `FieldErrors`.
 */
export function initiateCoursePayment(
  client: Client,
  body?: InitiateCoursePaymentBody,
  options?: CallOptions,
): Promise<PaymentRedirect> {
  return client.call(
    { name: 'initiateCoursePayment', method: 'POST', path: '/api/v1/payments/ecommerce-initiate-payment/', auth: 'required', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/**
 * Tells the server that the customer is back from paying a course or an order.
 *
 * Saying it twice is harmless.
 *
 * `POST /api/v1/payments/ecommerce-payment-callback/`. Needs a session. Refusals: `DetailError`.
 */
export function confirmCoursePayment(
  client: Client,
  body: { txn_id: string },
  options?: CallOptions,
): Promise<CoursePaymentResult> {
  return client.call(
    { name: 'confirmCoursePayment', method: 'POST', path: '/api/v1/payments/ecommerce-payment-callback/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
}
