import type { ReactElement, ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import { Anchor } from '../link/anchor.tsx'
import { Rupees } from './rupees.tsx'
import './transaction-row.css'

/** Props of {@link TransactionRow}. */
export interface TransactionRowProps {
  title: string
  /** The time and the method, e.g. "20 Nov 2026, 4:27 pm · UPI". */
  detail?: string | undefined
  /** Whole paise, positive for money received. */
  paise: number
  status?: 'done' | 'pending' | 'failed' | undefined
  /** A label of the row, e.g. "Answered". Rows that are not done have one by default. */
  statusText?: string | undefined
  /** The address of the receipt. The whole row is the target. */
  href?: string | undefined
  /** A button below the row, e.g. "Check again". */
  action?: ReactNode
}

const TONES = { done: 'success', pending: 'money', failed: 'danger' } as const
const LABELS = { done: null, pending: 'Pending', failed: 'Failed' } as const

/** A transaction of the wallet as an `<li>`. Put rows into `<ul className="ui-rows">`. */
export function TransactionRow(props: TransactionRowProps): ReactElement {
  const { title, detail, paise, status = 'done', href, action } = props
  const label = props.statusText ?? LABELS[status]
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
      {label && (
        <span className="ui-transaction-side">
          <Tag tone={TONES[status]}>{label}</Tag>
        </span>
      )}
      {action && <div className="ui-transaction-action">{action}</div>}
    </li>
  )
}
