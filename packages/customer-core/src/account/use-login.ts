import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { useEffect, useReducer, useRef } from 'react'
import { deviceClock, keepDraft, readDraft, useApi } from '../platform/index.ts'
import { createRequestToken } from './create-request-token.ts'
import { codeProblem, sendingProblem } from './login-problems.ts'
import { FIRST_STEP, isCodeRecentlySent, isPhoneNumber, nextStep } from './login-step.ts'
import { receiveSmsCode } from './receive-sms-code.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

// Our own choice: the wait of the specification, when the server sends none.
const RESEND_AFTER_SECONDS = 30

/** Under this key a tab keeps the number. */
const PHONE = 'signInPhone'

/** The step of a login, and the two requests that change it. `onSignedIn` is called after the right code. */
export function useLogin(onSignedIn: () => void) {
  const api = useApi()
  const completeSignIn = useCompleteSignIn()
  const [step, dispatch] = useReducer(nextStep, FIRST_STEP, (first) => ({ ...first, phone: readDraft(PHONE) }))
  useKeptPhone(step.phone)
  const isChecking = useRef(false)
  // Binds the codes to this dialog: wrong guesses of others do not count for them.
  const requestToken = useRef<string>(undefined)

  const sendCode = async (): Promise<void> => {
    if (isCodeRecentlySent(step, deviceClock.now())) {
      dispatch({ type: 'codeSent', resendAtMs: step.sent.resendAtMs })
      return
    }
    dispatch({ type: 'codeRequested' })
    if (!isPhoneNumber(step.phone)) return
    try {
      requestToken.current ??= createRequestToken()
      const request = { phone_number: step.phone, request_token: requestToken.current }
      const { resend_after } = await requestLoginOtp(api, request)
      const waitSeconds = resend_after ?? RESEND_AFTER_SECONDS
      dispatch({ type: 'codeSent', resendAtMs: deviceClock.now() + waitSeconds * 1000 })
    } catch (error) {
      dispatch({ type: 'sendingFailed', problem: sendingProblem(error) })
    }
  }

  const checkCode = async (code: string): Promise<void> => {
    if (isChecking.current || code.length < 6) return
    isChecking.current = true
    dispatch({ type: 'codeSubmitted' })
    try {
      const entry = { phone_number: step.phone, otp_key: code }
      const request = { ...entry, ...(requestToken.current && { request_token: requestToken.current }) }
      const { user } = await verifyLoginOtp(api, request)
      await completeSignIn(user.id)
      onSignedIn()
    } catch (error) {
      dispatch({ type: 'codeRejected', ...codeProblem(error) })
    } finally {
      isChecking.current = false
    }
  }

  useSmsCode(step.name === 'code', (code) => {
    dispatch({ type: 'codeTyped', code })
    void checkCode(code)
  })
  return { step, dispatch, sendCode, checkCode }
}

/** Keeps the number over a reload, as long as the form is open. */
function useKeptPhone(phone: string): void {
  useEffect(() => keepDraft(PHONE, phone), [phone])
  useEffect(() => () => keepDraft(PHONE, ''), [])
}

/** Passes on the code that the browser reads from a text message while the code step is shown. */
function useSmsCode(isWaiting: boolean, onCode: (code: string) => void): void {
  const latestOnCode = useRef(onCode)
  useEffect(() => {
    latestOnCode.current = onCode
  })
  useEffect(() => {
    if (!isWaiting) return
    const wait = new AbortController()
    void receiveSmsCode(wait.signal).then((code) => {
      if (code && !wait.signal.aborted) latestOnCode.current(code)
    })
    return () => wait.abort()
  }, [isWaiting])
}
