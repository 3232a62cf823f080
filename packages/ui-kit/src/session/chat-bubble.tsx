import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import './chat-bubble.css'

/** The status of a sent message. */
export type BubbleStatus = 'sending' | 'sent' | 'read' | 'unsure' | 'failed'

/** The words of a {@link ChatBubble}. */
export interface ChatBubbleWords extends Record<BubbleStatus, string> {
  masked: string
  retry: string
  delete: string
}

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
  /** The words of the bubble; English by default. */
  words?: ChatBubbleWords | undefined
}

const ENGLISH: ChatBubbleWords = {
  sending: 'Sending…',
  sent: 'Sent',
  read: 'Read',
  unsure: 'Sending…',
  failed: 'Not sent',
  masked: 'Number hidden for your safety',
  retry: 'Try again',
  delete: 'Delete',
}

/** A message of a chat. */
export function ChatBubble(props: ChatBubbleProps): ReactElement {
  const { from, children, time, status, masked, onRetry, onDelete, lang, by, words = ENGLISH } = props
  if (from === 'system') return <p className="ui-chat-system">{children}</p>

  const meta = [time, status && words[status], masked && words.masked].filter(Boolean)
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
              {words.retry}
            </Button>
          )}
          {onDelete && (
            <Button variant="quiet" size="s" onClick={onDelete}>
              {words.delete}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
