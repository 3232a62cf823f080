import { useNumberCode } from '@tarapath/customer-core/account'
import { deviceClock, useSecondsLeft } from '@tarapath/customer-core/platform'
import { Button, CheckIcon, InlineNotice, OtpInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import styles from './register.module.css'
import { verifyWords } from './words/verify.gen.ts'

export interface VerifiedNumber {
  phone: string
  token: string
}

interface VerifyNumberProps {
  phone: string
  verified: VerifiedNumber | null
  onVerified(verified: VerifiedNumber): void
}

/** Confirms a phone number with a one-time code. It is optional wherever it stands. */
export function VerifyNumber({ phone, verified, onVerified }: VerifyNumberProps) {
  const words = verifyWords()
  const { isSent, isBusy, problem, resendAtMs, send, check } = useVerification(phone, onVerified)
  const [code, setCode] = useState('')
  const secondsLeft = useSecondsLeft(resendAtMs)
  if (verified?.phone === phone)
    return (
      <p role="status" className={styles['verified']}>
        <CheckIcon size={20} /> {words.done({ phone })}
      </p>
    )
  return (
    <section className={styles['verify']}>
      <h3>{words.title({ phone })}</h3>
      <p className="ui-note">{isSent ? words.sent : words.hint}</p>
      {isSent ? (
        <OtpInput
          name="otp_key"
          label={words.otp}
          value={code}
          onChange={setCode}
          onComplete={(complete) => void check(complete)}
          autoFocus
        />
      ) : null}
      {problem === null ? null : (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      )}
      <div className={styles['row']}>
        {isSent ? (
          <Button loading={isBusy} disabled={code.length < 6} onClick={() => void check(code)}>
            {words.confirm}
          </Button>
        ) : null}
        {secondsLeft > 0 ? (
          <span className="ui-note">{words.resendIn({ seconds: secondsLeft })}</span>
        ) : (
          <Button variant="outline" loading={isBusy && !isSent} onClick={() => void send()}>
            {isSent ? words.resend : words.getOtp}
          </Button>
        )}
      </div>
    </section>
  )
}

const RESEND_AFTER_MS = 30_000

function useVerification(phone: string, onVerified: (verified: VerifiedNumber) => void) {
  const { send, check, isBusy, problem } = useNumberCode({ phone, wrongCode: verifyWords().wrongOtp })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAtMs, setResendAtMs] = useState(0)
  return {
    isSent: sentTo === phone,
    isBusy,
    problem,
    resendAtMs,
    send: () =>
      send(() => {
        setSentTo(phone)
        setResendAtMs(deviceClock.now() + RESEND_AFTER_MS)
      }),
    check: (code: string) => check(code, (token) => onVerified({ phone, token })),
  }
}
