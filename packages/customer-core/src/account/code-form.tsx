import { Button, InlineNotice, OtpInput } from '@tarapath/ui-kit'
import { commonWords, SlowRequest, useSecondsLeft } from '../platform/index.ts'
import styles from './login-dialog.module.css'
import type { CodeStep } from './login-step.ts'
import { formatPhone } from './format-phone.ts'
import { signInWords } from './words/sign-in.gen.ts'

interface CodeFormProps {
  step: CodeStep
  onCode(code: string): void
  onComplete(code: string): void
  onResend(): void
  onBack(): void
}

export function CodeForm({ step, onCode, onComplete, onResend, onBack }: CodeFormProps) {
  const words = signInWords()
  const secondsLeft = useSecondsLeft(step.resendAtMs)
  const checking = step.state === 'checking'
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!checking) onComplete(step.code)
      }}
    >
      <p className={styles['sent']}>
        {words.sentTo} <strong className={styles['number']}>{formatPhone(`+91${step.phone}`)}</strong>{' '}
        <Button variant="quiet" size="s" onClick={onBack}>
          {words.changeNumber}
        </Button>
      </p>
      <OtpInput
        name="otp_key"
        label={words.otpDigits}
        value={step.code}
        onChange={onCode}
        onComplete={onComplete}
        state={step.state}
        message={step.state === 'idle' ? undefined : (step.problem ?? undefined)}
        autoFocus
      />
      {step.state === 'idle' && step.problem ? (
        <InlineNotice tone="danger" live="alert">
          {step.problem}
        </InlineNotice>
      ) : null}
      <Button
        type="submit"
        size="l"
        full
        loading={checking}
        disabled={step.code.length < 6 || step.state === 'expired'}
      >
        {checking ? words.verifying : commonWords().signIn}
      </Button>
      <SlowRequest isUnderWay={checking || step.resending}>{words.takesLong}</SlowRequest>
      <div className={styles['resend']}>
        {secondsLeft > 0 ? (
          <p className={`ui-note ${styles['seconds']}`}>{words.resendIn({ seconds: secondsLeft })}</p>
        ) : (
          <Button variant="outline" full onClick={onResend} loading={step.resending}>
            {words.resend}
          </Button>
        )}
      </div>
    </form>
  )
}
