import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { ArrowUpIcon } from '../icon/icons.tsx'
import './chat-log.css'

/** Props of {@link ChatLog}. */
export interface ChatLogProps {
  /** The name of the log, e.g. "Chat with Acharya Meera". */
  label: string
  /** The name of the region that scrolls; "Messages" by default. */
  regionLabel?: string | undefined
  /** Earlier messages, which are not announced as new. */
  earlier?: ReactNode
  /** The new messages, which are announced. */
  children?: ReactNode
  /** Below the messages and not announced, e.g. that the other side is typing. */
  footer?: ReactNode
  /** The number of new messages. When it changes, a log that was at its end scrolls to its end. */
  rows: number
  /** The number of unread messages, shown as a button while the reader is further up. */
  newCount?: number | undefined
  /** The text of that button; "3 new" by default. */
  newLabel?: string | undefined
  /** Called when the end of the log is visible. */
  onSeen?: (() => void) | undefined
  /** Pauses announcements. */
  paused?: boolean | undefined
}

const NEAR_THE_END_PX = 48

/** A chat log. It follows new messages while its end is visible, and keeps its position otherwise. */
export function ChatLog(props: ChatLogProps): ReactElement {
  const {
    label,
    regionLabel = 'Messages',
    earlier,
    children,
    footer,
    rows,
    newCount = 0,
    newLabel,
    onSeen,
    paused,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pinned = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  function toEnd() {
    const view = scroller.current
    if (view) view.scrollTop = view.scrollHeight
  }

  useLayoutEffect(() => {
    if (pinned.current) toEnd()
  }, [rows])

  // Fonts, pictures and the keyboard of a phone change the height without a new message.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (pinned.current) toEnd()
    })
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (atEnd && newCount > 0) onSeen?.()
  }, [atEnd, newCount, onSeen])

  return (
    <div className="ui-chat-log">
      <section
        ref={scroller}
        className="ui-chat-scroll"
        data-reading-earlier={atEnd ? undefined : ''}
        aria-label={regionLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          const view = event.currentTarget
          pinned.current = view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_THE_END_PX
          setAtEnd(pinned.current)
        }}
      >
        <div ref={content} className="ui-chat-content">
          {earlier && <div className="ui-chat-rows">{earlier}</div>}
          <div className="ui-chat-rows" role="log" aria-label={label} aria-live={paused ? 'off' : 'polite'}>
            {children}
          </div>
          {footer}
        </div>
      </section>
      {!atEnd && newCount > 0 && (
        <button
          type="button"
          className="ui-chat-new"
          onClick={(event) => {
            toEnd()
            // The button goes, and would take the focus with it.
            if (document.activeElement === event.currentTarget) scroller.current?.focus({ preventScroll: true })
          }}
        >
          <ArrowUpIcon size={16} />
          {newLabel ?? `${newCount} new`}
        </button>
      )}
    </div>
  )
}
