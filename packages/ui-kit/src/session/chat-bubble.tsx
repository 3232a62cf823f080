import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Where a message of mine stands. */
export type BubbleStatus = 'sending' | 'sent' | 'read' | 'unsure' | 'failed'

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
  /** `system` is a line between the bubbles. */
  from: 'me' | 'them' | 'system'
  children: ReactNode
  /** As shown, e.g. "4:12 pm". */
  time?: string | undefined
  status?: BubbleStatus | undefined
  /** A phone number was taken out; says so. */
  masked?: boolean | undefined
  onRetry?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** The language of the words, for screen readers and line height. */
  lang?: string | undefined
  /** Who speaks, heard before the words: a name, or "You". */
  by?: string | undefined
}

const STATUS_WORDS: Record<BubbleStatus, string> = {
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  unsure: 'Not confirmed yet, trying again',
  failed: 'Not sent',
}

/** One line of a conversation. */
export function ChatBubble(props: ChatBubbleProps): ReactElement {
  const { from, children, time, status, masked, onRetry, onDelete, lang, by } = props
  if (from === 'system') return <p className="ui-chat-system">{children}</p>

  const meta = [time, status && STATUS_WORDS[status], masked && 'number hidden for your safety'].filter(Boolean)
  const stuck = status === 'failed' || status === 'unsure'
  return (
    // What I wrote myself is not read back to me.
    <div className="ui-bubble" data-from={from} data-status={status} aria-live={from === 'me' ? 'off' : undefined}>
      {by && <span className="ui-visually-hidden">{by}: </span>}
      <div className="ui-bubble-text" lang={lang}>
        {children}
      </div>
      {meta.length > 0 && <p className="ui-bubble-meta">{meta.join(' · ')}</p>}
      {stuck && (onRetry || onDelete) && (
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
