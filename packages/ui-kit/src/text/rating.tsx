import type { ReactElement } from 'react'
import { StarIcon } from '../icon/icons.tsx'
import './rating.css'

/** Props of {@link Rating}. */
export interface RatingProps {
  /** The mean, 0 to 5. */
  value: number
  /** The number of ratings. */
  count?: number | undefined
  /** What screen readers say; "Rated 4.9 out of 5, 2,140 reviews" by default. */
  label?: string | undefined
}

const COUNT = new Intl.NumberFormat('en-IN')

function inWords({ value, count }: RatingProps): string {
  const rated = `Rated ${value.toFixed(1)} out of 5`
  return count === undefined ? rated : `${rated}, ${COUNT.format(count)} ${count === 1 ? 'review' : 'reviews'}`
}

/** A mean rating and the number of ratings: ★ 4.9 · 2,140. */
export function Rating(props: RatingProps): ReactElement {
  const { value, count, label = inWords(props) } = props
  return (
    <span className="ui-rating">
      <StarIcon size={13} />
      <span className="ui-visually-hidden">{label}</span>
      <span aria-hidden>
        {value.toFixed(1)}
        {count === undefined ? '' : ` · ${COUNT.format(count)}`}
      </span>
    </span>
  )
}
