import type { ReactElement, ReactNode } from 'react'
import { Rupees } from './rupees.tsx'
import './price-split.css'

/** A row of {@link PriceSplit}: an amount in paise, or any other value. */
export interface PriceSplitRow {
  label: string
  paise?: number | undefined
  value?: ReactNode
  /** `strong` for a total, `money` for the amount taken from the wallet. */
  tone?: 'plain' | 'strong' | 'money' | undefined
}

/** Props of {@link PriceSplit}. */
export interface PriceSplitProps {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly PriceSplitRow[]
}

/** The parts of a price as a table. */
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
