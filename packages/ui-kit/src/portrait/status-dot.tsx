import type { ReactElement, ReactNode } from 'react'
import './portrait.css'

/** Whether an astrologer is available now. */
export type Presence = 'online' | 'busy' | 'offline'

/** Props of {@link StatusDot}. */
export interface StatusDotProps {
  status: Presence
  /** The label beside the dot; Online, Busy or Offline by default. */
  children?: ReactNode
}

const LABELS: Record<Presence, string> = { online: 'Online', busy: 'Busy', offline: 'Offline' }

/** A status as a dot and a label. The dots differ in shape, so that colour is not needed to tell them apart. */
export function StatusDot({ status, children }: StatusDotProps): ReactElement {
  return (
    <span className="ui-status-dot" data-status={status}>
      {children ?? LABELS[status]}
    </span>
  )
}
