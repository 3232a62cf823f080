import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronLeftIcon } from '../icon/player-icons.tsx'
import './page-bar.css'

/** Props of {@link PageBar}. */
export interface PageBarProps {
  title: string
  /** Level of the heading; 1 by default. */
  level?: 1 | 2 | undefined
  /** The address of the back link, or … */
  backHref?: string | undefined
  /** … the action of the back button. */
  onBack?: (() => void) | undefined
  backLabel?: string | undefined
  /** Before the title, such as a portrait of 30 px. */
  lead?: ReactNode
  /** A small line below the title, e.g. "₹18/min". */
  detail?: ReactNode
  /** The content on the right. */
  children?: ReactNode
}

/** The bar of a full-screen page: a back button, the title and one action. */
export function PageBar({
  title,
  level = 1,
  backHref,
  onBack,
  backLabel = 'Back',
  lead,
  detail,
  children,
}: PageBarProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <div className="ui-page-bar">
      {(backHref !== undefined || onBack) && (
        <IconButton label={backLabel} href={backHref} onClick={onBack}>
          <ChevronLeftIcon />
        </IconButton>
      )}
      {lead}
      <div className="ui-page-bar-text">
        <Heading className="ui-page-bar-title">{title}</Heading>
        {detail && <p className="ui-page-bar-detail">{detail}</p>}
      </div>
      {children && <div className="ui-page-bar-end">{children}</div>}
    </div>
  )
}
