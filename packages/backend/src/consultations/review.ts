import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { Db } from '../database/db.ts'
import type { Customer } from '../identity/index.ts'
import { DomainError } from '../errors.ts'
import { addAstrologerReview } from '../astrologers/index.ts'
import { withOwn } from './customer-side.ts'
import { isReviewable } from './lifecycle.ts'

/** One review for each consultation that had a paid minute. It is public, so a phone number in it is hidden. */
export function submitReview(
  db: Db,
  now: Date,
  customer: Customer,
  review: { consultationId: number; stars: number; comment: string; isAnonymous: boolean },
) {
  const own = { id: review.consultationId, customerId: customer.id }
  return withOwn(db, now, own, async (tx, consultation) => {
    if (!consultation.endedAt)
      throw new DomainError('consultation_open', 'You can review this consultation when it is over.')
    if (!isReviewable(consultation))
      throw new DomainError('not_reviewable', 'Only consultations of a minute or more can be reviewed.')
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
