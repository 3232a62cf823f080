import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { customers } from '../identity/index.ts'
import type { Consultation } from './tables.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { printPaise } from '../money/rupees.ts'
import { postRefund } from './refund-post.ts'
import { changeBalance } from './change-balance.ts'
import { withConsultationLock } from './close-due.ts'

/**
 * Refunds a part or all of a charge by decision of the staff. `seenPaise` is what was already refunded when the form was
 * opened, so that a form sent twice, or by two employees, refunds once.
 */
export function refundManually(
  db: Db,
  now: Date,
  id: number,
  { paise, reason, seenPaise }: { paise: number; reason: string; seenPaise: number },
): Promise<Consultation> {
  return withConsultationLock(db, now, id, async (tx, consultation) => {
    if (!consultation) throw notFound('Consultation not found.')
    if (!consultation.endedAt)
      throw new DomainError('consultation_open', 'This consultation is still running. End it first.')
    const { chargedPaise, refundedPaise } = consultation
    if (paise <= 0) throw invalidFields({ amount: 'Enter at least ₹0.01.' })
    if (refundedPaise === seenPaise + paise) return consultation
    if (refundedPaise !== seenPaise)
      throw new DomainError(
        'refund_changed',
        `The refund has changed: ${printPaise(refundedPaise)} is refunded now. Check the amount and send it again.`,
      )
    const refundablePaise = chargedPaise - refundedPaise
    if (paise > refundablePaise)
      throw invalidFields({
        amount:
          refundablePaise > 0 ? `You can refund at most ${printPaise(refundablePaise)}.` : 'Nothing is left to refund.',
      })
    const [deleted] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, consultation.customerId), isNotNull(customers.deletedAt)))
    if (deleted) throw new DomainError('account_deleted', 'The customer has deleted their account.')
    const refund = { code: `desk:${refundedPaise}`, paise, reason }
    return changeBalance(tx, now, consultation.customerId, () => postRefund(tx, consultation, now, refund))
  })
}
