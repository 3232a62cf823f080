import type { WalletReview } from '@tarapath/api-client/types'
import { Rating } from '@tarapath/ui-kit'
import { formatDay } from '../platform/index.ts'
import styles from './wallet-screen.module.css'
import { walletWords } from './words/wallet.gen.ts'

/** What customers say about recharging and paying, newest first. */
export function PaymentReviews({ reviews }: { reviews: readonly WalletReview[] }) {
  if (reviews.length === 0) return null
  const words = walletWords()
  return (
    <section className={styles['section']} aria-labelledby="payment-reviews">
      <h2 id="payment-reviews">{words.reviews}</h2>
      <ul className="ui-rows">
        {reviews.map(({ id, user_name: name, rating, comment, created_at: at }) => (
          <li key={id}>
            <figure className={styles['review']}>
              <blockquote>{comment}</blockquote>
              <figcaption className="ui-note">
                <Rating value={rating} label={words.rated({ rating })} /> · {name} · {formatDay(at)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
