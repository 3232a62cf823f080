import type { ReactElement, ReactNode } from 'react'
import './state.late.css'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A sentence about the missing content. */
  title: string
  children?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  /** Level of the heading; 2 by default. */
  level?: 2 | 3 | undefined
}

/** A placeholder for a list without entries: a picture, a sentence and a next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <div className="ui-state">
      <svg
        className="ui-state-dial"
        width="96"
        height="52"
        viewBox="0 0 96 52"
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        <path d="M2 50a46 46 0 0 1 92 0M14 50a34 34 0 0 1 68 0" />
        <path d="M2 50h8M86 50h8M8.2 27l5.2 3M82.6 30l5.2-3M25 10.2l3 5.2M68 15.4l3-5.2M48 4v6" strokeWidth="1.7" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className="ui-state-text">{children}</div>}
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  )
}
