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
  /** The unit after the rate; "min" by default. */
  unit?: string | undefined
  /** What screen readers say before the rate before a discount; "before," by default. */
  originalLabel?: string | undefined
}

/** The price per minute. */
export function RatePerMinute(props: RatePerMinuteProps): ReactElement {
  const { paise, originalPaise, exact, unit = 'min', originalLabel = 'before,' } = props
  const rate = formatRupees(paise, { trailingZeros: exact ? 'keep' : 'strip' })
  const figures = exact ? `${rate} / ${unit}` : `${rate}/${unit}`
  // One element: a list has twenty of them.
  if (originalPaise === undefined || originalPaise <= paise) return <span className="ui-rate ui-rupees">{figures}</span>
  return (
    <span className="ui-rate">
      <span className="ui-rupees">{figures}</span>{' '}
      <s className="ui-rate-original">
        <span className="ui-visually-hidden">{originalLabel} </span>
        {formatRupees(originalPaise, { trailingZeros: 'strip' })}
      </s>
    </span>
  )
}
