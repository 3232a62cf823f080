import type { ReactElement, ReactNode } from 'react'
import './badge.css'

/** Props of {@link Badge}. */
export interface BadgeProps {
  kind: 'live' | 'new'
  /** The label; Live or New by default. */
  children?: ReactNode
}

/** A badge for a temporary state: live or new. */
export function Badge({ kind, children }: BadgeProps): ReactElement {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children ?? (kind === 'live' ? 'Live' : 'New')}
    </span>
  )
}
