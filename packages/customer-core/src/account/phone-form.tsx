import { Button, PhoneInput } from '@tarapath/ui-kit'
import type { PhoneStep } from './login-step.ts'
import styles from './login-dialog.module.css'

interface PhoneFormProps {
  step: PhoneStep
  onPhone(phone: string): void
  onSend(): void
}

export function PhoneForm({ step, onPhone, onSend }: PhoneFormProps) {
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!step.sending) onSend()
      }}
    >
      <PhoneInput
        name="phone_number"
        value={step.phone}
        onChange={onPhone}
        hint="We send a 6-digit code by text message."
        error={step.problem ?? undefined}
        autoFocus
      />
      <Button type="submit" size="l" full loading={step.sending}>
        {step.sending ? 'Sending the code' : 'Send code'}
      </Button>
      <p className="ui-note">You must be 18 or over. Your number is used to sign you in and is never shown.</p>
    </form>
  )
}
