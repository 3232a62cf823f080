import type { ReactElement } from 'react'
import { formatRupees, spokenRupees, type RupeesFormat } from './format-rupees.ts'
import './rupees.css'

/** Props of {@link Rupees}. */
export interface RupeesProps extends RupeesFormat {
  /** Whole paise. */
  paise: number
  /** Screen readers announce "412 rupees 50 paise" instead of the figures. */
  spoken?: boolean | undefined
}

/** An amount of money in tabular figures, so that a changing amount does not move. */
export function Rupees({ paise, spoken, sign, trailingZeros }: RupeesProps): ReactElement {
  const figures = formatRupees(paise, { sign, trailingZeros })
  if (!spoken) return <span className="ui-rupees">{figures}</span>
  return (
    <span className="ui-rupees">
      <span aria-hidden>{figures}</span>
      <span className="ui-visually-hidden">{spokenRupees(paise)}</span>
    </span>
  )
}
