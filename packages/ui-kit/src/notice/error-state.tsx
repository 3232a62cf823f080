import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { DangerIcon, RefreshIcon } from '../icon/icons.tsx'
import './state.late.css'

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What failed; "This part did not load" by default. */
  title?: string | undefined
  children?: ReactNode
  /** Adds a retry button. */
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** "Try again" by default. */
  retryLabel?: string | undefined
  /** The reference for support. */
  reference?: string | undefined
  /** The word before the reference; "Reference" by default. */
  referenceLabel?: string | undefined
  /** Level of the heading; 2 by default. */
  level?: 2 | 3 | undefined
}

/** A section of a page that failed to load. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const {
    title = 'This part did not load',
    children,
    onRetry,
    retrying,
    retryLabel = 'Try again',
    reference,
    referenceLabel = 'Reference',
    level = 2,
  } = props
  const Heading = `h${level}` as const
  return (
    <div className="ui-state" data-tone="error" role="alert">
      <DangerIcon size={28} className="ui-state-icon" />
      <Heading>{title}</Heading>
      {children && <div className="ui-state-text">{children}</div>}
      {onRetry && (
        <div className="ui-state-action">
          <Button variant="outline" icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
      {reference && (
        <p className="ui-state-reference">
          {referenceLabel} {reference}
        </p>
      )}
    </div>
  )
}
