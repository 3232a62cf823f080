import { useEffect, useId, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import './field.css'
import './otp-input.css'

/** The state of a code. */
export type OtpState = 'idle' | 'checking' | 'wrong' | 'expired'

/** Props of {@link OtpInput}. */
export interface OtpInputProps {
  /** The digits typed so far. */
  value: string
  /** Called with digits only. */
  onChange: (digits: string) => void
  /** Called once each time the last box is filled, by typing, pasting or autofill. */
  onComplete?: ((code: string) => void) | undefined
  state?: OtpState | undefined
  /** A message about the state, announced when it changes. */
  message?: ReactNode
  /** "6-digit code" by default. */
  label?: ReactNode
  hint?: ReactNode
  /** 6 by default. */
  length?: number | undefined
  autoFocus?: boolean | undefined
  name?: string | undefined
}

/**
 * A one-time code: a single input drawn as boxes, so that paste, autofill from a text message and screen readers work.
 * A wrong code keeps its digits and selects them, so that typing replaces it.
 */
export function OtpInput(props: OtpInputProps): ReactElement {
  const { value, onChange, onComplete, state = 'idle', message, hint, length = 6, autoFocus, name } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isRejected = state === 'wrong' || state === 'expired'

  useEffect(() => {
    if (state !== 'wrong') return
    input.current?.focus()
    input.current?.select()
  }, [state])

  function acceptText(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  return (
    <div className="ui-field" data-invalid={isRejected ? '' : undefined}>
      <label className="ui-field-label" htmlFor={id}>
        {props.label ?? `${length}-digit code`}
      </label>
      {hint && (
        <p className="ui-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="ui-otp" data-state={state} style={{ '--boxes': length } as CSSProperties}>
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          maxLength={length * 3}
          spellCheck={false}
          value={value}
          readOnly={state === 'checking'}
          autoFocus={autoFocus}
          aria-invalid={isRejected || undefined}
          aria-describedby={hint ? `${id}-hint ${id}-message` : `${id}-message`}
          onChange={(event) => acceptText(event.target.value)}
        />
        <div className="ui-otp-boxes" aria-hidden>
          {Array.from({ length }, (_, box) => (
            <span key={box} data-next={box === Math.min(value.length, length - 1) ? '' : undefined}>
              {value[box]}
            </span>
          ))}
        </div>
      </div>
      <p
        className="ui-otp-message"
        id={`${id}-message`}
        {...(isRejected ? { role: 'alert' } : { 'aria-live': 'polite' as const })}
      >
        {message}
      </p>
    </div>
  )
}
