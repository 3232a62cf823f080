import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import './session.css'

/** The status of a sent message. */
export type BubbleStatus = 'sending' | 'sent' | 'read' | 'unsure' | 'failed'

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
  /** `system` is a line between bubbles. */
  from: 'me' | 'them' | 'system'
  children: ReactNode
  /** The formatted time, e.g. "4:12 pm". */
  time?: string | undefined
  status?: BubbleStatus | undefined
  /** Adds a note that a phone number is hidden. */
  masked?: boolean | undefined
  onRetry?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** The language of the text, for screen readers and line height. */
  lang?: string | undefined
  /** The name of the sender, for screen readers. */
  by?: string | undefined
}

const STATUS_LABELS: Record<BubbleStatus, string> = {
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  unsure: 'Not confirmed yet, trying again',
  failed: 'Not sent',
}

/** A message of a chat. */
export function ChatBubble(props: ChatBubbleProps): ReactElement {
  const { from, children, time, status, masked, onRetry, onDelete, lang, by } = props
  if (from === 'system') return <p className="ui-chat-system">{children}</p>

  const meta = [time, status && STATUS_LABELS[status], masked && 'number hidden for your safety'].filter(Boolean)
  const isUndelivered = status === 'failed' || status === 'unsure'
  return (
    // Screen readers do not announce the reader's own messages.
    <div className="ui-bubble" data-from={from} data-status={status} aria-live={from === 'me' ? 'off' : undefined}>
      {by && <span className="ui-visually-hidden">{by}: </span>}
      <div className="ui-bubble-text" lang={lang}>
        {children}
      </div>
      {meta.length > 0 && <p className="ui-bubble-meta">{meta.join(' · ')}</p>}
      {isUndelivered && (onRetry || onDelete) && (
        <div className="ui-bubble-actions">
          {onRetry && (
            <Button variant="quiet" size="s" onClick={onRetry}>
              Try again
            </Button>
          )}
          {onDelete && (
            <Button variant="quiet" size="s" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
