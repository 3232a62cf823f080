import type { ReactElement } from 'react'
import { formatRupees } from './format-rupees.ts'

/** Props of {@link RatePerMinute}. */
export interface RatePerMinuteProps {
  /** Paise a minute. */
  paise: number
  /** The rate before a reduction, struck through. */
  wasPaise?: number | undefined
  /** "₹18.00 / min" for tables; "₹18/min" otherwise. */
  exact?: boolean | undefined
}

/** What a minute costs. */
export function RatePerMinute({ paise, wasPaise, exact }: RatePerMinuteProps): ReactElement {
  const rate = formatRupees(paise, { whole: exact ? 'keep' : 'short' })
  return (
    <span className="ui-rate">
      <span className="ui-rupees">
        {rate}
        {exact ? ' / min' : '/min'}
      </span>
      {wasPaise !== undefined && wasPaise > paise && (
        <>
          {' '}
          <s className="ui-rate-was">
            <span className="ui-visually-hidden">before, </span>
            {formatRupees(wasPaise, { whole: 'short' })}
          </s>
        </>
      )}
    </span>
  )
}
