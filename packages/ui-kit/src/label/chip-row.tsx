import type { ReactElement, ReactNode } from 'react'
import './chip-row.css'

/** Props of {@link ChipRow} and {@link ScrollingChipRow}. */
export interface ChipRowProps {
  /** The name of the group for screen readers. */
  label?: string | undefined
  children: ReactNode
}

/** A row of chips. Its lines are far enough apart for touch. */
export function ChipRow({ label, children }: ChipRowProps): ReactElement {
  return (
    <div className="ui-chip-row" {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {children}
    </div>
  )
}
