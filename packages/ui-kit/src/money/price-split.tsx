import type { ReactElement, ReactNode } from 'react'
import { Rupees } from './rupees.tsx'

/** A row of {@link PriceSplit}: an amount, or any other value. */
export interface PriceSplitRow {
  label: string
  paise?: number | undefined
  value?: ReactNode
  /** `strong` for a sum, `money` for the figure that leaves the wallet. */
  tone?: 'plain' | 'strong' | 'money' | undefined
}

/** Props of {@link PriceSplit}. */
export interface PriceSplitProps {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly PriceSplitRow[]
}

/** What a price is made of, as a real table. */
export function PriceSplit({ caption, rows }: PriceSplitProps): ReactElement {
  return (
    <table className="ui-figures">
      <caption className="ui-visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ label, paise, value, tone = 'plain' }) => (
          <tr key={label} data-tone={tone}>
            <th scope="row">{label}</th>
            <td>{paise === undefined ? value : <Rupees paise={paise} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
