import type { ReactElement } from 'react'
import { TickRule } from '../tick-rule/tick-rule.tsx'
import { Rupees } from './rupees.tsx'
import './month-head.css'

/** Props of {@link MonthHead}. */
export interface MonthHeadProps {
  /** "November". */
  month: string
  /** What the month cost, in whole paise. */
  paise: number
  /** "4 consultations · 58 min 31 s". */
  detail: string
  /** The limit of a month in whole paise. The rule is empty without one. */
  limitPaise?: number | undefined
  /** "of your ₹2,000 limit". */
  limitText?: string | undefined
  /** The level of the heading; 2 by default. */
  level?: 2 | 3 | undefined
}

/** The heading of a month in a list of payments: its name, its total, and the share of a limit. */
export function MonthHead({ month, paise, detail, limitPaise, limitText, level = 2 }: MonthHeadProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <div className="ui-month">
      <Heading>{month}</Heading>
      <strong>
        <Rupees paise={paise} />
      </strong>
      {limitPaise === undefined ? (
        <TickRule />
      ) : (
        <TickRule value={paise / limitPaise} label={month} valueText={limitText} />
      )}
      <span>{detail}</span>
      {limitText && <span>{limitText}</span>}
    </div>
  )
}
