import { type Address, placeOrder } from '../store/index.ts'
import type { Enrolment } from './tables.ts'
import {
  type Payment,
  openPayPage,
  getPayment,
  settlePayment,
  createReturnUrl,
  payPageReply,
} from '../payments/index.ts'
import { invalidFields } from '../errors.ts'
import { beginEnrolmentPayment } from './pay-enrolment.ts'
import { enrolmentById, listCourses } from './list-courses.ts'
import { createEnrolment } from './enrolment.ts'
import { isPhoneNumber, phoneNumber } from '../identity/index.ts'
import { toPaise, toRupees } from '../money/rupees.ts'
import type { Handlers, Input, Reply, SignedInContext } from '../endpoint/handler.ts'

export const coursesEndpoints: Handlers<'courses'> = {
  async listCourses(_, { db, customer }) {
    const rows = await listCourses(db, customer?.id ?? null)
    return rows.map(({ course, instructor, taken, isOwn }) => ({
      id: course.id,
      title: course.title,
      slug: course.slug,
      subtitle: course.subtitle,
      description: course.description,
      image: course.image,
      price: toRupees(course.pricePaise),
      discounted_price: course.discountedPricePaise === null ? null : toRupees(course.discountedPricePaise),
      duration_hours: course.durationHours,
      language: course.language,
      starts_at: course.startsAt?.toISOString() ?? null,
      instructor,
      syllabus: course.syllabus,
      is_enrolled: isOwn ?? false,
      seats_left: course.capacity === null ? null : Math.max(0, course.capacity - (taken ?? 0)),
    }))
  },

  async enrolInCourse({ body }, { db, now, customer }) {
    const enrolment = await createEnrolment(db, now, body.course_id, {
      customerId: customer.id,
      name: body.name ?? (customer.name || null),
      email: body.email ?? customer.email,
      phone: body.phone_number === undefined ? customer.phone : phoneNumber(body.phone_number),
    })
    return enrolmentReply(enrolment)
  },

  async initiateCoursePayment({ body }, context) {
    const { db, now, ports, settings } = context
    const { purchase, path } = await startPayment(body, context)
    const returnUrl = createReturnUrl(body.path ?? path, settings)
    return payPageReply(await openPayPage(db, now, ports.payments, { payment: purchase, returnUrl }))
  },

  async confirmCoursePayment({ body }, { db, now, customer, ports }) {
    const key = { kind: 'purchase', txnId: body.txn_id } as const
    await getPayment(db, customer.id, key)
    await settlePayment(db, now, ports, key.txnId)
    const { txnId, status, enrolmentId, message } = await getPayment(db, customer.id, key)
    const enrollment = enrolmentId === null ? null : enrolmentReply(await enrolmentById(db, enrolmentId))
    return { txn_id: txnId, status, enrollment, ...(message !== null && { message }) }
  },
}

const enrolmentReply = ({ id, courseId, status, amountPaise, createdAt }: Enrolment): Reply<'enrolInCourse'> => ({
  id,
  course_id: courseId,
  status,
  amount: toRupees(amountPaise),
  created_at: createdAt.toISOString(),
})

interface StartedPayment {
  purchase: Payment
  /** The return path when the client sends none. */
  path: string
}

async function startPayment(
  body: Input<'initiateCoursePayment'>['body'],
  context: SignedInContext,
): Promise<StartedPayment> {
  const { db, now, customer } = context
  if (body.kind === 'store')
    return { purchase: await placeOrder(db, now, orderRequest(body, customer.id)), path: '/orders' }
  if (body.enrollment_id === undefined) throw invalidFields({ enrollment_id: 'This field is required.' })
  const purchase = await beginEnrolmentPayment(db, now, customer.id, body.enrollment_id)
  return { purchase, path: '/courses' }
}

function orderRequest({ items, address, total }: Input<'initiateCoursePayment'>['body'], customerId: number) {
  if (!items) throw invalidFields({ items: 'This field is required.' })
  if (!address) throw invalidFields({ address: 'This field is required.' })
  return {
    customerId,
    items: items.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id,
      quantity,
    })),
    address: readAddress(address),
    expectedPaise: total === undefined ? undefined : toPaise(total),
  }
}

/** Replaces lone surrogates, which a text column would replace but a JSON column rejects. */
function readAddress(address: NonNullable<Input<'initiateCoursePayment'>['body']['address']>): Address {
  if (!isPhoneNumber(address.phone_number))
    throw invalidFields({ 'address.phone_number': 'Enter a valid mobile number.' })
  return {
    name: address.name.toWellFormed(),
    phone: phoneNumber(address.phone_number),
    line1: address.line1.toWellFormed(),
    line2: address.line2?.toWellFormed() || null,
    city: address.city.toWellFormed(),
    state: address.state.toWellFormed(),
    pincode: address.pincode,
  }
}
