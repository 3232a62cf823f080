import { isApiError } from '@tarapath/api-client'
import { sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { useRef, useState } from 'react'
import { failureOf, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import { createRequestToken } from './create-request-token.ts'

/** Confirms a phone number with a one-time code, for something else than a sign-in. */
export function useNumberCode({ phone, wrongCode }: { phone: string; wrongCode: string }) {
  const api = useApi()
  const requestToken = useRef<string>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

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
    send: (onSent: () => void) =>
      attempt(async () => {
        requestToken.current ??= createRequestToken()
        await sendOtp(api, { phone_number: phone, request_token: requestToken.current })
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
