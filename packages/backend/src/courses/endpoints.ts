import { type Address, placeOrder } from '../store/index.ts'
import type { Enrolment } from './tables.ts'
import { type Payment, openPayPage, paymentOf, settle, returnAddress, payPageReply } from '../payments/index.ts'
import { invalidFields } from '../errors.ts'
import { beginSeatPayment } from './pay-enrolment.ts'
import { enrolmentById, listCourses } from './list-courses.ts'
import { holdSeat } from './enrolment.ts'
import { isPhoneNumber, phoneNumber } from '../identity/index.ts'
import { toPaise, toRupees } from '../money/rupees.ts'
import type { Handlers, Input, Reply, SignedInCall } from '../endpoint/handler.ts'

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
    const enrolment = await holdSeat(db, now, body.course_id, {
      customerId: customer.id,
      name: body.name ?? (customer.name || null),
      email: body.email ?? customer.email,
      phone: body.phone_number === undefined ? customer.phone : phoneNumber(body.phone_number),
    })
    return enrolmentReply(enrolment)
  },

  async initiateCoursePayment({ body }, call) {
    const { db, now, ports, settings } = call
    const { purchase, path } = await beginPayment(body, call)
    const back = returnAddress(body.path ?? path, settings)
    return payPageReply(await openPayPage(db, now, ports.payments, purchase, back))
  },

  async confirmCoursePayment({ body }, { db, now, customer, ports }) {
    const asked = { kind: 'purchase', txnId: body.txn_id } as const
    await paymentOf(db, customer.id, asked)
    await settle(db, now, ports, asked.txnId)
    const { txnId, status, enrolmentId, message } = await paymentOf(db, customer.id, asked)
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

interface Begun {
  purchase: Payment
  /** Where the payer comes back to when the caller does not say. */
  path: string
}

async function beginPayment(body: Input<'initiateCoursePayment'>['body'], call: SignedInCall): Promise<Begun> {
  const { db, now, customer } = call
  if (body.kind === 'store') return { purchase: await placeOrder(db, now, orderOf(body, customer.id)), path: '/orders' }
  if (body.enrollment_id === undefined) throw invalidFields({ enrollment_id: 'This field is required.' })
  const purchase = await beginSeatPayment(db, now, customer.id, body.enrollment_id)
  return { purchase, path: '/courses' }
}

function orderOf({ items, address, total }: Input<'initiateCoursePayment'>['body'], customerId: number) {
  if (!items) throw invalidFields({ items: 'This field is required.' })
  if (!address) throw invalidFields({ address: 'This field is required.' })
  return {
    customerId,
    items: items.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id,
      quantity,
    })),
    address: addressOf(address),
    expectedPaise: total === undefined ? undefined : toPaise(total),
  }
}

/** Half a character, which a text column would mend and JSON in the database refuses, is mended here. */
function addressOf(address: NonNullable<Input<'initiateCoursePayment'>['body']['address']>): Address {
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
