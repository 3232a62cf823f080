import { isApiError } from '@tarapath/api-client'
import { sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { useCallback, useRef, useState } from 'react'
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
  const [isUsed, setUsed] = useState(false)
  const latestRun = useRef(0)

  /** Runs one step at a time, and says why it failed. */
  const attempt = async (run: (isStopped: () => boolean) => Promise<void>): Promise<void> => {
    if (isBusy) return
    const own = (latestRun.current += 1)
    const isStopped = () => own !== latestRun.current
    setBusy(true)
    setProblem(null)
    try {
      await run(isStopped)
    } catch (error) {
      if (isStopped()) return
      const isWrong = isApiError(error) && error.status === 401
      setProblem(isWrong ? wrongCode : (refusalSentence(error) ?? failureSentence(failureOf(error))))
    } finally {
      if (!isStopped()) setBusy(false)
    }
  }

  const stop = useCallback(() => {
    latestRun.current += 1
    setBusy(false)
    setProblem(null)
  }, [])

  return {
    isBusy,
    problem,
    /** When another code may be asked for, by the device clock. */
    resendAtMs,
    /** Whether the code was right, and what it was entered for is under way: nothing can be stopped now. */
    isUsed,
    /** For a customer who turns back: a reply that comes later does nothing, and the problem is forgotten. */
    stop,
    send: (onSent: () => void) =>
      attempt(async (isStopped) => {
        requestToken.current ??= createRequestToken()
        const request = { phone_number: phone, request_token: requestToken.current }
        const { resend_after } = await sendOtp(api, request)
        setResendAtMs(deviceClock.now() + (resend_after ?? RESEND_AFTER_SECONDS) * 1000)
        if (!isStopped()) onSent()
      }),
    /** `use` gets the token that proves the number. Its failure is shown like that of the code. */
    check: (code: string, use: (token: string) => void | Promise<void>) =>
      attempt(async (isStopped) => {
        const { verification_token: token } = await verifyOtp(api, {
          phone_number: phone,
          otp_key: code,
          ...(requestToken.current && { request_token: requestToken.current }),
        })
        if (isStopped()) return
        setUsed(true)
        try {
          await use(token)
        } finally {
          setUsed(false)
        }
      }),
  }
}
