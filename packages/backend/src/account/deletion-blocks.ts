import { and, eq } from 'drizzle-orm'
import { astrologerOf } from '../astrologers/index.ts'
import { hasOpenConsultation } from '../consultations/index.ts'
import type { Db } from '../database/db.ts'
import { payments } from '../payments/index.ts'

/** An open consultation, also as its astrologer, or a payment that is pending for one of the other three. */
export type DeletionBlock = 'consultation' | 'recharge' | 'order' | 'enrolment'

/** What blocks the deletion of an account now, each reason once. */
export async function deletionBlocks(db: Db, customerId: number): Promise<DeletionBlock[]> {
  const astrologerId = await astrologerOf(db, customerId)
  const isConsulting =
    (await hasOpenConsultation(db, { customerId })) ||
    (astrologerId !== null && (await hasOpenConsultation(db, { astrologerId })))
  const pending = await db
    .select({ orderId: payments.orderId, enrolmentId: payments.enrolmentId })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.status, 'pending')))
    .orderBy(payments.createdAt, payments.txnId)
  const paidFor = pending.map(({ orderId, enrolmentId }) => {
    if (orderId !== null) return 'order'
    return enrolmentId === null ? 'recharge' : 'enrolment'
  })
  return [...new Set<DeletionBlock>([...(isConsulting ? (['consultation'] as const) : []), ...paidFor])]
}
