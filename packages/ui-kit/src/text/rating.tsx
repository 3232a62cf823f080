import type { ReactElement } from 'react'
import './rating.css'
import './rating.late.css'

/** Props of {@link Rating}. */
export interface RatingProps {
  /** The mean, 0 to 5. */
  value: number
  /** The number of ratings. */
  count?: number | undefined
  /** What follows, e.g. "255 chats". */
  detail?: string | undefined
  /** What screen readers say; "Rated 4.9 out of 5, 23 reviews, 255 chats" by default. */
  label?: string | undefined
}

const COUNT = new Intl.NumberFormat('en-IN')

/** A mean rating, the number of ratings and what follows: ★ 4.9 (23) · 255 chats. */
export function Rating({ value, count, detail, label }: RatingProps): ReactElement {
  const mean = value.toFixed(1)
  const reviews = count === undefined ? '' : `, ${COUNT.format(count)} ${count === 1 ? 'review' : 'reviews'}`
  return (
    <span
      className="ui-rating"
      role="img"
      aria-label={label ?? `Rated ${mean} out of 5${reviews}${detail ? `, ${detail}` : ''}`}
    >
      <b>{mean}</b>
      {count !== undefined && ` (${COUNT.format(count)})`}
      {detail && ` · ${detail}`}
    </span>
  )
}
