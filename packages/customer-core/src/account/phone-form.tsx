import { Button, PhoneInput } from '@tarapath/ui-kit'
import { Fragment } from 'react'
import { SlowRequest, usePlatform } from '../platform/index.ts'
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
      <SlowRequest isUnderWay={step.sending}>{words.takesLong}</SlowRequest>
      <p className="ui-note">
        <Agreement /> {words.age}
      </p>
    </form>
  )
}

const LINKED = /(\{terms\}|\{privacy\})/

/** The sentence with its two links, which open beside the form. A native app shows the policies itself. */
function Agreement() {
  const words = signInWords()
  const isWeb = usePlatform() === 'web'
  const links: Record<string, { href: string; text: string }> = {
    '{terms}': { href: '/terms', text: words.terms },
    '{privacy}': { href: '/privacy', text: words.privacyPolicy },
  }
  return words
    .agree({ terms: '{terms}', privacy: '{privacy}' })
    .split(LINKED)
    .map((part) => {
      const link = links[part]
      if (!link) return <Fragment key={part}>{part}</Fragment>
      if (!isWeb) return <Fragment key={part}>{link.text}</Fragment>
      return (
        <a key={part} href={link.href} target="_blank" rel="noopener">
          {link.text}
        </a>
      )
    })
}
