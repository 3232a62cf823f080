import type { ReactElement, ReactNode } from 'react'
import { ChevronRightIcon } from '../icon/icons.tsx'
import { Anchor } from '../link/anchor.tsx'
import { Rupees } from './rupees.tsx'
import type { RupeesFormat } from './format-rupees.ts'
import './transaction-row.css'

/** Props of {@link TransactionRow}. */
export interface TransactionRowProps {
  /** An icon of 20 px or a portrait. */
  lead?: ReactNode
  title: string
  /** The time and the method, e.g. "20 Nov 2026, 4:27 pm · UPI". */
  detail?: ReactNode
  /** Whole paise, positive for money received. */
  paise: number
  /** A plus and a minus by default. A pending or failed amount has neither. */
  sign?: RupeesFormat['sign']
  /** What was cancelled is neither good nor bad: its label has no colour. */
  status?: 'done' | 'pending' | 'failed' | 'cancelled' | undefined
  /** A label before the detail, e.g. "Pending · Check status" or "Answered". */
  statusText?: string | undefined
  /** The address of the receipt. The whole row is the target, and has a chevron. */
  href?: string | undefined
}

/** A transaction of the wallet, or a consultation, as an `<li>`. Put rows into `<ul className="ui-rows">`. */
export function TransactionRow(props: TransactionRowProps): ReactElement {
  const { lead, title, detail, paise, status = 'done', statusText, href } = props
  const sign = props.sign ?? (status === 'done' ? 'always' : undefined)
  return (
    <li className="ui-transaction">
      {lead}
      <div>
        <span className="ui-transaction-title">
          {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
        </span>
        <span className="ui-transaction-detail">
          {statusText && <b data-status={status}>{statusText}</b>}
          {statusText && detail && ' · '}
          {detail}
        </span>
      </div>
      <span
        className="ui-transaction-amount"
        data-status={status}
        data-in={(paise > 0 && sign === 'always') || undefined}
        data-none={paise === 0 || undefined}
      >
        <Rupees paise={paise} sign={sign} />
      </span>
      {href !== undefined && <ChevronRightIcon size={16} />}
    </li>
  )
}
