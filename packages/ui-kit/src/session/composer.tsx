import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Button } from '../button/button.tsx'
import '../field/input.css'
import './composer.css'

/** Props of {@link Composer}. */
export interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Called with the trimmed text, which is never empty. The caller clears the value. */
  onSend: (text: string) => void
  /** "Message" by default. */
  label?: string | undefined
  /** "Send" by default. */
  sendLabel?: string | undefined
  /** Why nothing can be sent now. It is shown above the field. */
  disabledReason?: string | undefined
  maxLength?: number | undefined
  /** Moves the focus into the field when it appears. */
  autoFocus?: boolean | undefined
  /** Called for every key in the field. */
  onActivity?: (() => void) | undefined
  /** Before the field, such as a button that adds a picture. */
  leading?: ReactNode
  /** In the place of the send button while there is no text, such as a microphone. */
  emptyAction?: ReactNode
}

const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** A field for messages. Enter sends and Shift+Enter adds a line; on a touch screen Enter adds a line. */
export function Composer(props: ComposerProps): ReactElement {
  const {
    value,
    onChange,
    onSend,
    label = 'Message',
    sendLabel = 'Send',
    disabledReason,
    maxLength,
    autoFocus = false,
    onActivity,
    leading,
    emptyAction,
  } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const reasonId = useId()
  // Replacing the button is slow, so the page responds to the tap first.
  const isEmpty = useDeferredValue(value.trim() === '')

  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])

  function send() {
    const text = value.trim()
    if (text) onSend(text)
    // A field that has the focus would be laid out for nothing.
    if (document.activeElement !== box.current) box.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    onActivity?.()
    // Safari ends the composition before it reports the Enter that ended it, and tells it by this code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="ui-composer"
      data-leading={leading ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {disabledReason && (
        <p className="ui-composer-reason" id={reasonId}>
          {disabledReason}
        </p>
      )}
      {leading}
      <span className="ui-input ui-composer-box">
        <textarea
          ref={box}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-describedby={disabledReason ? reasonId : undefined}
          disabled={Boolean(disabledReason)}
          maxLength={maxLength}
          enterKeyHint="enter"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      {emptyAction && isEmpty ? (
        emptyAction
      ) : (
        <Button
          type="submit"
          disabled={Boolean(disabledReason)}
          // A tap leaves the focus in the field, and so the keyboard of a phone open.
          onMouseDown={(event) => event.preventDefault()}
        >
          {sendLabel}
        </Button>
      )}
    </form>
  )
}
