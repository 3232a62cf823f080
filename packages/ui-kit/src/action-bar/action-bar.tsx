import type { ReactElement, ReactNode } from 'react'
import './action-bar.css'

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** One to three buttons; above them, notices about what a press led to. */
  children: ReactNode
  /** The name of the group for screen readers; needed for more than one button. */
  label?: string | undefined
}

/** The actions of a page at the bottom of the screen, in place of the tabs. From 840 px they stand where they are in the page. */
export function ActionBar({ children, label }: ActionBarProps): ReactElement {
  return (
    <div className="ui-action-bar" {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {children}
    </div>
  )
}
