import type { ReactElement, ReactNode } from 'react'
import './portrait.css'

/** Whether an astrologer is available now. */
export type Presence = 'online' | 'busy' | 'offline'

/** Props of {@link StatusDot}. */
export interface StatusDotProps {
  status: Presence
  /** The label beside the dot; Online, Busy or Offline by default. */
  children?: ReactNode
  /** A second line below the label, e.g. "~6 min". */
  note?: string | undefined
  /** What screen readers say instead of the label and its note, e.g. "Busy, free in about 6 min". */
  name?: string | undefined
}

const LABELS: Record<Presence, string> = { online: 'Online', busy: 'Busy', offline: 'Offline' }

/** A status as a dot and a label. The dots differ in shape, so that colour is not needed to tell them apart. */
export function StatusDot({ status, children, note, name }: StatusDotProps): ReactElement {
  return (
    <span className="ui-status-dot" data-status={status} {...(name ? { role: 'img', 'aria-label': name } : {})}>
      {children ?? LABELS[status]}
      {note && <small>{note}</small>}
    </span>
  )
}
