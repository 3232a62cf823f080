import { useId, type ReactElement, type ReactNode } from 'react'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import { Rupees } from './rupees.tsx'
import './receipt.css'

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  /** "Receipt" by default. */
  title?: string | undefined
  /** The reference for support, e.g. "TP-8F21C". */
  reference?: string | undefined
  /** What the reference is called for screen readers; "Reference" by default. */
  referenceLabel?: string | undefined
  rows: readonly { label: string; value: ReactNode }[]
  total: { label: string; paise: number }
  /** Level of the heading; 2 by default. */
  level?: 2 | 3 | undefined
}

/** A receipt: its rows, a rule and the total. */
export function Receipt(props: ReceiptProps): ReactElement {
  const { title = 'Receipt', reference, referenceLabel = 'Reference', rows, total, level = 2 } = props
  const Heading = `h${level}` as const
  const titleId = useId()
  return (
    <section className="ui-receipt" aria-labelledby={titleId}>
      <div className="ui-receipt-head">
        <Heading id={titleId}>{title}</Heading>
        {reference && (
          <span className="ui-receipt-reference">
            <span className="ui-visually-hidden">{referenceLabel} </span>
            {reference}
          </span>
        )}
      </div>
      <table aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label} className="ui-receipt-row">
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
          <tr className="ui-receipt-rule" aria-hidden>
            <td colSpan={2}>
              <TickRule />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr className="ui-receipt-total">
            <th scope="row">{total.label}</th>
            <td>
              <Rupees paise={total.paise} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
