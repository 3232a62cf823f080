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
      <Heading className="ui-page-bar-title">{title}</Heading>
      {children && <div className="ui-page-bar-end">{children}</div>}
    </div>
  )
}
