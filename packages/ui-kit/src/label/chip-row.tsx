import type { ReactElement, ReactNode } from 'react'
import './chip-row.css'
import './chip-row.late.css'

/** Props of {@link ChipRow}. */
export interface ChipRowProps {
  /** The name of the group for screen readers. */
  label?: string | undefined
  /** One line that scrolls sideways, from edge to edge of the page. */
  scroll?: boolean | undefined
  children: ReactNode
}

/** A row of chips. Its lines are far enough apart for touch. */
export function ChipRow({ label, scroll, children }: ChipRowProps): ReactElement {
  return (
    <div
      className="ui-chip-row"
      data-scroll={scroll || undefined}
      {...(label ? { role: 'group', 'aria-label': label } : {})}
    >
      {children}
    </div>
  )
}
