import { isApiError } from '@tarapath/api-client'
import { sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { createRequestToken } from '@tarapath/customer-core/account'
import {
  deviceClock,
  failureOf,
  failureSentence,
  refusalSentence,
  useApi,
  useSecondsLeft,
} from '@tarapath/customer-core/platform'
import { Button, CheckIcon, InlineNotice, OtpInput } from '@tarapath/ui-kit'
import { useRef, useState } from 'react'
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
  const { isSent, isBusy, problem, resendAtMs, send, check } = useNumberCode(phone, onVerified)
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

function useNumberCode(phone: string, onVerified: (verified: VerifiedNumber) => void) {
  const api = useApi()
  const requestToken = useRef<string>(undefined)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAtMs, setResendAtMs] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await run()
    } catch (error) {
      const isWrong = isApiError(error) && error.status === 401
      setProblem(isWrong ? verifyWords().wrongOtp : (refusalSentence(error) ?? failureSentence(failureOf(error))))
    } finally {
      setBusy(false)
    }
  }
  const send = () =>
    attempt(async () => {
      requestToken.current ??= createRequestToken()
      await sendOtp(api, { phone_number: phone, request_token: requestToken.current })
      setSentTo(phone)
      setResendAtMs(deviceClock.now() + RESEND_AFTER_MS)
    })
  const check = (code: string) =>
    attempt(async () => {
      const { verification_token: token } = await verifyOtp(api, {
        phone_number: phone,
        otp_key: code,
        ...(requestToken.current && { request_token: requestToken.current }),
      })
      onVerified({ phone, token })
    })
  return { isSent: sentTo === phone, isBusy, problem, resendAtMs, send, check }
}
