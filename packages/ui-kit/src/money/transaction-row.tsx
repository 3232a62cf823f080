import type { ReactElement, ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import { Anchor } from '../link/anchor.tsx'
import { Rupees } from './rupees.tsx'

/** Props of {@link TransactionRow}. */
export interface TransactionRowProps {
  title: string
  /** When and how, e.g. "20 Nov 2026, 4:27 pm · UPI". */
  detail?: string | undefined
  /** Signed: money in is above zero. */
  paise: number
  status?: 'done' | 'pending' | 'failed' | undefined
  /** A word beside the row, e.g. "Answered"; a row that is not done has one of its own. */
  statusText?: string | undefined
  /** Leads to the receipt; the whole row is the target. */
  href?: string | undefined
  /** A button under the row, e.g. "Check again". */
  action?: ReactNode
}

const TONES = { done: 'success', pending: 'money', failed: 'danger' } as const
const WORDS = { done: null, pending: 'Pending', failed: 'Failed' } as const

/** One line of wallet activity, an `<li>`: put rows into `<ul className="ui-rows">`. */
export function TransactionRow(props: TransactionRowProps): ReactElement {
  const { title, detail, paise, status = 'done', href, action } = props
  const word = props.statusText ?? WORDS[status]
  return (
    <li className="ui-transaction">
      <span className="ui-transaction-title">{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</span>
      {detail && <span className="ui-transaction-detail">{detail}</span>}
      <span
        className="ui-transaction-amount"
        data-status={status}
        data-in={paise > 0 && status === 'done' ? '' : undefined}
      >
        <Rupees paise={paise} sign="always" />
      </span>
      {word && (
        <span className="ui-transaction-side">
          <Tag tone={TONES[status]}>{word}</Tag>
        </span>
      )}
      {action && <div className="ui-transaction-action">{action}</div>}
    </li>
  )
}
