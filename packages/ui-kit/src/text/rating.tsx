import type { ReactElement } from 'react'
import { StarIcon } from '../icon/icons.tsx'
import './rating.css'

/** Props of {@link Rating}. */
export interface RatingProps {
  /** The mean, 0 to 5. */
  value: number
  /** The number of ratings. */
  count?: number | undefined
}

const COUNT = new Intl.NumberFormat('en-IN')

/** A mean rating and the number of ratings: ★ 4.9 · 2,140. */
export function Rating({ value, count }: RatingProps): ReactElement {
  return (
    <span className="ui-rating">
      <StarIcon size={13} />
      <span className="ui-visually-hidden">Rated </span>
      {value.toFixed(1)}
      <span className="ui-visually-hidden"> out of 5{count === undefined ? '' : ','}</span>
      {count !== undefined && (
        <>
          <span aria-hidden>{' · '}</span>
          <span className="ui-visually-hidden"> </span>
          {COUNT.format(count)}
          <span className="ui-visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>
        </>
      )}
    </span>
  )
}
