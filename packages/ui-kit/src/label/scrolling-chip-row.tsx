import type { ReactElement } from 'react'
import type { ChipRowProps } from './chip-row.tsx'
import { showChosenChip } from './show-chosen-chip.ts'
import './scrolling-chip-row.css'

/** One line of chips that scrolls sideways, from edge to edge of the page. It begins with the chosen chip in view. */
export function ScrollingChipRow({ label, children }: ChipRowProps): ReactElement {
  return (
    <div
      ref={showChosenChip}
      className="ui-scrolling-chip-row"
      {...(label ? { role: 'group', 'aria-label': label } : {})}
    >
      {children}
    </div>
  )
}
