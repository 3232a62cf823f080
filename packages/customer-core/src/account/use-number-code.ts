import { isApiError } from '@tarapath/api-client'
import { sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { useRef, useState } from 'react'
import { deviceClock, failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { createRequestToken } from './create-request-token.ts'

// Our own choice: the wait of the specification, when the server sends none.
const RESEND_AFTER_SECONDS = 30

/** Confirms a phone number with a one-time code, for something else than a sign-in. */
export function useNumberCode({ phone, wrongCode }: { phone: string; wrongCode: string }) {
  const api = useApi()
  const requestToken = useRef<string>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [resendAtMs, setResendAtMs] = useState(0)

  /** Runs one step at a time, and says why it failed. */
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await run()
    } catch (error) {
      const isWrong = isApiError(error) && error.status === 401
      setProblem(isWrong ? wrongCode : (refusalSentence(error) ?? failureSentence(failureOf(error))))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    problem,
    /** When another code may be asked for, by the device clock. */
    resendAtMs,
    forgetProblem: () => setProblem(null),
    send: (onSent: () => void) =>
      attempt(async () => {
        requestToken.current ??= createRequestToken()
        const request = { phone_number: phone, request_token: requestToken.current }
        const { resend_after } = await sendOtp(api, request)
        setResendAtMs(deviceClock.now() + (resend_after ?? RESEND_AFTER_SECONDS) * 1000)
        onSent()
      }),
    /** `use` gets the token that proves the number. Its failure is shown like that of the code. */
    check: (code: string, use: (token: string) => void | Promise<void>) =>
      attempt(async () => {
        const { verification_token: token } = await verifyOtp(api, {
          phone_number: phone,
          otp_key: code,
          ...(requestToken.current && { request_token: requestToken.current }),
        })
        await use(token)
      }),
  }
}
