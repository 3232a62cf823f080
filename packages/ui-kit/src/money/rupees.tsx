import type { ReactElement } from 'react'
import { formatRupees, spokenRupees, type RupeesFormat, type SpokenRupeesWords } from './format-rupees.ts'
import './rupees.css'
import './rupees.late.css'

/** Props of {@link Rupees}. */
export interface RupeesProps extends RupeesFormat {
  /** Whole paise. */
  paise: number
  /** Screen readers announce "412 rupees 50 paise" instead of the figures. */
  spoken?: boolean | undefined
  /** The words of the announcement; English by default. */
  words?: SpokenRupeesWords | undefined
  /** For Eczar, where ₹ comes from another font and needs a gap before the digits. */
  display?: boolean | undefined
}

/** An amount of money in tabular figures, so that a changing amount does not move. */
export function Rupees({ paise, spoken, words, display, sign, trailingZeros }: RupeesProps): ReactElement {
  const text = formatRupees(paise, { sign, trailingZeros })
  const [before = '', after = ''] = text.split('₹')
  const figures = display ? (
    <>
      {before}
      <span className="ui-rupees-sign">₹</span>
      {after}
    </>
  ) : (
    text
  )
  if (!spoken) return <span className="ui-rupees">{figures}</span>
  return (
    <span className="ui-rupees">
      <span aria-hidden>{figures}</span>
      <span className="ui-visually-hidden">{spokenRupees(paise, words)}</span>
    </span>
  )
}
