import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx'
import { CloseIcon } from '../icon/shell-icons.tsx'
import './inline-notice.css'

/** Props of {@link InlineNotice}. */
export interface InlineNoticeProps {
  tone: 'info' | 'warn' | 'danger' | 'success'
  title?: ReactNode
  children?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  /** Announces it when it appears: `status` waits for a pause, `alert` does not. */
  live?: 'status' | 'alert' | undefined
  /** Adds a close button. */
  onDismiss?: (() => void) | undefined
  /** The name of the close button; "Dismiss" by default. */
  dismissLabel?: string | undefined
}

const ICONS = { info: InfoIcon, warn: WarningIcon, danger: DangerIcon, success: SuccessIcon } as const

/** A message in the page. Its tone has an icon, so that colour is not needed to understand it. */
export function InlineNotice(props: InlineNoticeProps): ReactElement {
  const { tone, title, children, action, live, onDismiss, dismissLabel = 'Dismiss' } = props
  const ToneIcon = ICONS[tone]
  return (
    <div className="ui-notice" data-tone={tone} role={live}>
      <ToneIcon className="ui-notice-icon" />
      <div className="ui-notice-text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className="ui-notice-action">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} className="ui-notice-dismiss" onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
