import type { Astrologer, AstrologerReview, Paginated } from '@tarapath/api-client/types'
import { Rating, VisuallyHidden } from '@tarapath/ui-kit'
import { formatDay, Link } from '../platform/index.ts'
import '@tarapath/ui-kit/button/button.css'
import { spokenRating } from './astrologer-summary.ts'
import profile from './profile-screen.module.css'
import styles from './reviews.module.css'
import { profileWords } from './words/profile.gen.ts'

export interface ReviewsProps {
  astrologer: Astrologer
  page: Paginated<AstrologerReview>
  nextCount: number
}

export function Reviews({ astrologer, page, nextCount }: ReviewsProps) {
  const words = profileWords()
  if (page.count === 0) return <p>{words.noReviews}</p>
  return (
    <div className={styles['reviewColumns']}>
      <div>
        <p className={styles['mean']}>
          <b className="ui-display" aria-hidden>
            {astrologer.rating.toFixed(1)}
          </b>{' '}
          <span aria-hidden>{words.reviewCount({ count: astrologer.review_count })}</span>
          <VisuallyHidden>{spokenRating(astrologer.rating, astrologer.review_count)}</VisuallyHidden>
        </p>
        <Histogram breakdown={astrologer.rating_breakdown} />
      </div>
      <ul className={styles['reviews']}>
        {page.results.map((review) => (
          <li key={review.id}>
            <h3>{review.user_name}</h3>
            <p className="ui-note">
              <Rating value={review.rating} label={spokenRating(review.rating)} /> · {formatDay(review.created_at)}
            </p>
            {review.comment ? <p className={profile['prose']}>{review.comment}</p> : null}
            {review.reply ? (
              <p className={styles['reply']}>
                <strong>{words.replied({ name: astrologer.name })}</strong> {review.reply}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {page.results.length < page.count ? (
        <Link
          className={`ui-button ${styles['moreReviews']}`}
          data-variant="outline"
          to={`?reviews=${nextCount}`}
          preventScrollReset
        >
          {words.moreReviews}
        </Link>
      ) : null}
    </div>
  )
}

function Histogram({ breakdown }: { breakdown: Astrologer['rating_breakdown'] }) {
  const maxCount = Math.max(1, ...breakdown.map(({ count }) => count))
  return (
    <ul className={styles['histogram']} aria-label={profileWords().starsChart}>
      {breakdown
        .toSorted((a, b) => b.stars - a.stars)
        .map(({ stars, count }) => (
          <li key={stars}>
            <span>{profileWords().stars({ stars })}</span>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / maxCount}%` }} />
            </span>
            <span>{count.toLocaleString('en-IN')}</span>
          </li>
        ))}
    </ul>
  )
}
