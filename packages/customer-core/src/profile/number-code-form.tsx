import { Button, InlineNotice, OtpInput } from '@tarapath/ui-kit'
import { useRef, useState, type ReactNode } from 'react'
import { useSecondsLeft, useStepFocus } from '../platform/index.ts'
import styles from './profile.module.css'
import { codeWords } from './words/code.gen.ts'

interface NumberCodeFormProps {
  heading: string
  children: ReactNode
  confirm: { label: string; isDanger?: boolean }
  back: { label: string; onPress(): void }
  /** The state of `useNumberCode`. */
  code: { isBusy: boolean; isUsed: boolean; problem: string | null; resendAtMs: number }
  onCode(code: string): void
  onResend(): void
}

/** A step of a task: the one-time code that went to a number. */
export function NumberCodeForm(props: NumberCodeFormProps) {
  const { heading, children, confirm, back, code: state, onCode, onResend } = props
  const words = codeWords()
  const [code, setCode] = useState('')
  const secondsLeft = useSecondsLeft(state.resendAtMs)
  const form = useRef<HTMLFormElement>(null)
  // "Resend" is gone while the next code is waited for.
  useStepFocus(secondsLeft > 0 ? 'sent' : 'due', () => {
    if (secondsLeft > 0) form.current?.querySelector('input')?.focus()
  })
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <h1>{heading}</h1>
      {children}
      <OtpInput name="otp_key" label={words.otpDigits} value={code} onChange={setCode} autoFocus />
      {state.problem === null ? null : (
        <InlineNotice tone="danger" live="alert">
          {state.problem}
        </InlineNotice>
      )}
      <div className={styles['row']}>
        <Button
          type="submit"
          variant={confirm.isDanger ? 'danger' : 'primary'}
          loading={state.isBusy}
          disabled={code.length < 6}
        >
          {confirm.label}
        </Button>
        <Button variant="outline" disabled={state.isUsed} onClick={back.onPress}>
          {back.label}
        </Button>
      </div>
      <div className={styles['row']}>
        {secondsLeft > 0 ? (
          <p className="ui-note">{words.resendIn({ seconds: secondsLeft })}</p>
        ) : (
          <Button variant="outline" onClick={onResend}>
            {words.resend}
          </Button>
        )}
      </div>
    </form>
  )
}
