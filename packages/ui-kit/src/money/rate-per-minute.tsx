import type { ReactElement } from 'react'
import { formatRupees } from './format-rupees.ts'
import './rate-per-minute.css'
import './rupees.css'

/** Props of {@link RatePerMinute}. */
export interface RatePerMinuteProps {
  /** Whole paise per minute. */
  paise: number
  /** The rate before a discount, struck through. */
  originalPaise?: number | undefined
  /** "₹18.00 / min" for tables; "₹18/min" otherwise. */
  exact?: boolean | undefined
}

/** The price per minute. */
export function RatePerMinute({ paise, originalPaise, exact }: RatePerMinuteProps): ReactElement {
  const rate = formatRupees(paise, { trailingZeros: exact ? 'keep' : 'strip' })
  return (
    <span className="ui-rate">
      <span className="ui-rupees">
        {rate}
        {exact ? ' / min' : '/min'}
      </span>
      {originalPaise !== undefined && originalPaise > paise && (
        <>
          {' '}
          <s className="ui-rate-original">
            <span className="ui-visually-hidden">before, </span>
            {formatRupees(originalPaise, { trailingZeros: 'strip' })}
          </s>
        </>
      )}
    </span>
  )
}
