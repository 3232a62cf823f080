import type { ReactElement, ReactNode } from 'react'

/** Whether a person can be reached now. */
export type Presence = 'online' | 'busy' | 'offline'

/** Props of {@link StatusDot}. */
export interface StatusDotProps {
  status: Presence
  /** The word beside the dot; Online, Busy or Offline by default. */
  children?: ReactNode
}

const WORDS: Record<Presence, string> = { online: 'Online', busy: 'Busy', offline: 'Offline' }

/** A dot with its word: status is never told by colour alone, and the three dots differ in shape as well. */
export function StatusDot({ status, children }: StatusDotProps): ReactElement {
  return (
    <span className="ui-status-dot" data-status={status}>
      {children ?? WORDS[status]}
    </span>
  )
}
