import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import { DomainError } from '../errors.ts'
import { addAstrologerReview } from '../astrologers/index.ts'
import { withOwnConsultation } from './customer-actions.ts'
import { isReviewable } from './lifecycle.ts'

/** Stores the review of a consultation, once. It is public, so phone numbers in it are masked. */
export function submitReview(
  db: Db,
  now: Date,
  customer: Customer,
  review: { consultationId: number; stars: number; comment: string; isAnonymous: boolean },
) {
  const own = { id: review.consultationId, customerId: customer.id }
  return withOwnConsultation(db, now, own, async (tx, consultation) => {
    if (!consultation.endedAt)
      throw new DomainError('consultation_open', 'You can review this consultation after it has ended.')
    if (!isReviewable(consultation))
      throw new DomainError('not_reviewable', 'Only consultations of at least one minute can be reviewed.')
    const added = await addAstrologerReview(tx, now, {
      astrologerId: consultation.astrologerId,
      customerId: customer.id,
      consultationId: consultation.id,
      customerName: review.isAnonymous ? '' : customer.name,
      stars: review.stars,
      comment: maskPhoneNumbers(review.comment, { mode: 'strict' }),
    })
    if (!added) throw new DomainError('already_reviewed', 'You have already reviewed this consultation.')
    return added
  })
}
