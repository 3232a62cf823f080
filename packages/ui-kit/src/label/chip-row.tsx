import type { ReactElement, ReactNode } from 'react'

/** Props of {@link ChipRow}. */
export interface ChipRowProps {
  /** Names the group for screen readers. */
  label?: string | undefined
  children: ReactNode
}

/** Chips side by side, with room between the lines for fingers. */
export function ChipRow({ label, children }: ChipRowProps): ReactElement {
  return (
    <div className="ui-chip-row" {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {children}
    </div>
  )
}
