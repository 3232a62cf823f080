import { maskPhoneNumbers } from '@tarapath/masking-utils'
import { listReviewsBefore, replyToReview, type astrologerReviews } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import type { Input, Reply } from '../endpoint/handler.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { notFound } from '../errors.ts'

const PAGE = 20

/** The reviews that customers gave an astrologer. */
export async function ownReviews(
  db: Db,
  astrologerId: number,
  before: number | undefined,
): Promise<Reply<'listOwnReviews'>> {
  const found = await listReviewsBefore(db, astrologerId, before, PAGE + 1)
  const shown = found.slice(0, PAGE)
  return {
    results: shown.map(reviewReply),
    next_before: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Shows a reply below a review on the profile. Numbers are masked as in the review; a blank one removes it. */
export async function replyAsAstrologer(
  db: Db,
  astrologerId: number,
  { review_id: reviewId, reply }: Input<'replyToReview'>['body'],
): Promise<Reply<'replyToReview'>> {
  const masked = isBlank(reply) ? null : maskPhoneNumbers(reply, { mode: 'strict' })
  const review = await replyToReview(db, { astrologerId, reviewId, reply: masked })
  if (!review) throw notFound('There is no such review.')
  return reviewReply(review)
}

const reviewReply = (review: typeof astrologerReviews.$inferSelect): Reply<'replyToReview'> => ({
  id: review.id,
  customer_name: review.userName,
  stars: review.stars,
  comment: review.comment,
  reply: review.reply,
  written_at: review.createdAt.toISOString(),
})
