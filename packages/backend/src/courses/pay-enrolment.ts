import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { courses, enrolments } from './tables.ts'
import { payments, type Payment, createPurchase } from '../payments/index.ts'
import { DomainError, notFound } from '../errors.ts'
import { GST_PERCENT, includedGstPaise } from '../money/gst.ts'
import { lockAccount } from '../identity/index.ts'

/** The payment that holds the enrolment from now on: the pending one, or a new one. */
export async function beginEnrolmentPayment(
  db: Db,
  now: Date,
  customerId: number,
  enrolmentId: number,
): Promise<Payment> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId)
    const [found] = await tx
      .select({ enrolment: enrolments, title: courses.title })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.customerId, customerId)))
      .for('update', { of: enrolments })
    if (!found) throw notFound('Enrolment not found.')
    const { enrolment, title } = found
    if (enrolment.status === 'enrolled') throw new DomainError('payment_settled', 'This enrolment is already paid.')
    if (enrolment.status === 'cancelled' || (enrolment.heldUntil && enrolment.heldUntil <= now))
      throw new DomainError('seat_released', 'This enrolment has expired. Enrol again.')
    const [pending] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.enrolmentId, enrolmentId), eq(payments.status, 'pending')))
    if (pending) return pending
    await tx.update(enrolments).set({ heldUntil: null }).where(eq(enrolments.id, enrolmentId))
    const { amountPaise } = enrolment
    return createPurchase(tx, now, {
      customerId,
      enrolmentId,
      title,
      pricePaise: amountPaise,
      gstPaise: includedGstPaise(amountPaise, GST_PERCENT),
    })
  })
}
