// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
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
 * Our own choice: the path names one course but takes no id, so it returns all of them.
 *
 * `GET /api/v1/ecommerce/get-course-details/`. Sends the token when there is a session.
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

/** Body of `enrolInCourse`. */
export interface EnrolInCourseBody {
  course_id: Id
  name?: string | undefined
  email?: string | undefined
  phone_number?: string | undefined
}

/**
 * Creates an unpaid enrolment in a course.
 *
 * `POST /api/v1/ecommerce/course-enrollment/`. Needs a session. Errors: `FieldErrors`, `DetailError`.
 */
export function enrolInCourse(
  client: Client,
  body: EnrolInCourseBody,
  options?: CallOptions,
): Promise<CourseEnrollment> {
  return client.call(
    { name: 'enrolInCourse', method: 'POST', path: '/api/v1/ecommerce/course-enrollment/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/** Body of `initiateCoursePayment`. */
export interface InitiateCoursePaymentBody {
  enrollment_id?: Id | undefined
  path?: string | undefined
  kind?: 'course' | 'store' | undefined
  items?: CartItem[] | undefined
  address?: DeliveryAddress | undefined
  total?: Rupees | undefined
}

/**
 * Returns the payment page of a course or a store order.
 *
 * Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address`, and places the
 * order. `total` is the amount the cart showed: if it differs, the reply is 409 `price_changed`.
 *
 * `POST /api/v1/payments/ecommerce-initiate-payment/`. Needs a session. Errors: `DetailError`, `FieldErrors`.
 */
export function initiateCoursePayment(
  client: Client,
  body?: InitiateCoursePaymentBody,
  options?: CallOptions,
): Promise<PaymentRedirect> {
  return client.call(
    { name: 'initiateCoursePayment', method: 'POST', path: '/api/v1/payments/ecommerce-initiate-payment/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/**
 * Confirms that the customer returned from paying for a course or an order.
 *
 * Idempotent.
 *
 * `POST /api/v1/payments/ecommerce-payment-callback/`. Needs a session. Errors: `DetailError`.
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
