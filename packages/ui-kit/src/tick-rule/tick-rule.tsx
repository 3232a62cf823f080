import type { ReactElement } from 'react'
import { classNames } from '../text/class-names.ts'
import './tick-rule.css'
import './tick-rule.late.css'

/** Props of {@link TickRule}. */
export interface TickRuleProps {
  /** The progress from 0 to 1. It adds a bar below the ticks. */
  value?: number | undefined
  /** The name of the progress for screen readers; decoration without it. */
  label?: string | undefined
  /** The value for screen readers, e.g. "9 minutes of 15". */
  valueText?: string | undefined
  /** What the bar stands for: money or paid time (the default), waiting or progress, the last moments. */
  tone?: 'money' | 'time' | 'live' | undefined
  className?: string | undefined
}

/** A divider with a tick every 8 px and a longer one every 40. */
export function TickRule({ value, label, valueText, tone, className }: TickRuleProps): ReactElement {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const meaning = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round((share ?? 0) * 100),
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true }
  return (
    <div className={classNames('ui-tick-rule', className)} data-tone={tone} {...meaning}>
      {share !== undefined && (
        <span className="ui-tick-rule-track">
          <span className="ui-tick-rule-bar" style={{ scale: `${share} 1` }} />
        </span>
      )}
    </div>
  )
}
