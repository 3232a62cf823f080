import type { ReactElement } from 'react'
import './status-rule.css'

/** Props of {@link StatusRule}. */
export interface StatusRuleProps {
  /** The steps in their order. A date is text, e.g. "4:12 pm". */
  steps: readonly { label: string; date?: string | undefined }[]
  /** The index of the step that has been reached. */
  current: number
  /** The name of the list for screen readers. */
  label: string
}

/** Where something is on its way, e.g. a payment or an order. */
export function StatusRule({ steps, current, label }: StatusRuleProps): ReactElement {
  return (
    <ol className="ui-status-rule" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step.label}
          {step.date && <span>{step.date}</span>}
        </li>
      ))}
    </ol>
  )
}
