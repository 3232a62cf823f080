import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Badge}. */
export interface BadgeProps {
  kind: 'live' | 'new'
  /** The word; Live or New by default. */
  children?: ReactNode
}

/** Something that is true only now: live, or new. */
export function Badge({ kind, children }: BadgeProps): ReactElement {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children ?? (kind === 'live' ? 'Live' : 'New')}
    </span>
  )
}
