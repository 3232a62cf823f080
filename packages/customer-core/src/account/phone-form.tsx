import { Button, PhoneInput } from '@tarapath/ui-kit'
import type { PhoneStep } from './login-step.ts'
import styles from './login-dialog.module.css'
import { signInWords } from './words/sign-in.gen.ts'

interface PhoneFormProps {
  step: PhoneStep
  onPhone(phone: string): void
  onSend(): void
}

export function PhoneForm({ step, onPhone, onSend }: PhoneFormProps) {
  const words = signInWords()
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
        label={words.mobileNumber}
        hint={words.otpBySms}
        error={step.problem ?? undefined}
        autoFocus
      />
      <Button type="submit" size="l" full loading={step.sending}>
        {step.sending ? words.sendingOtp : words.getOtp}
      </Button>
      <p className="ui-note">
        {words.terms} {words.age}
      </p>
    </form>
  )
}
