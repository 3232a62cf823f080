import { Button, InlineNotice, OtpInput } from '@tarapath/ui-kit'
import { useSecondsLeft } from '../platform/index.ts'
import styles from './login-dialog.module.css'
import type { CodeStep } from './login-step.ts'
import { formatPhone } from './format-phone.ts'

interface CodeFormProps {
  step: CodeStep
  onCode(code: string): void
  onComplete(code: string): void
  onResend(): void
  onBack(): void
}

export function CodeForm({ step, onCode, onComplete, onResend, onBack }: CodeFormProps) {
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
        Sent to <strong className={styles['number']}>{formatPhone(`+91${step.phone}`)}</strong>{' '}
        <Button variant="quiet" size="s" onClick={onBack}>
          Change number
        </Button>
      </p>
      <OtpInput
        name="otp_key"
        label="6-digit code"
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
        {checking ? 'Checking the code' : 'Sign in'}
      </Button>
      <div className={styles['resend']}>
        {secondsLeft > 0 ? (
          <p className="ui-note">
            You can ask for another code in <span className={styles['seconds']}>{secondsLeft}</span> s
          </p>
        ) : (
          <Button variant="outline" full onClick={onResend} loading={step.resending}>
            Send another code
          </Button>
        )}
      </div>
    </form>
  )
}
