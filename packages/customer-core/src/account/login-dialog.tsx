import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useEffect, useReducer, useRef } from 'react'
import { deviceClock, useApi, type DialogProps } from '../platform/index.ts'
import { CodeForm } from './code-form.tsx'
import { codeProblem, sendingProblem } from './login-problems.ts'
import { FIRST_STEP, isCodeRecentlySent, isPhoneNumber, nextStep } from './login-step.ts'
import { PhoneForm } from './phone-form.tsx'
import { receiveSmsCode } from './receive-sms-code.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

export interface LoginDialogProps extends DialogProps {
  /** Why to sign in: "to chat with Acharya Meera". */
  purpose?: string | undefined
  /** Called after the sign-in, to continue what the customer was doing. */
  onSignedIn?: (() => void) | undefined
}

// Our own choice: the wait of the specification, when the server sends none.
const RESEND_AFTER_SECONDS = 30

export default function LoginDialog({ purpose, onSignedIn, onClose }: LoginDialogProps) {
  const api = useApi()
  const completeSignIn = useCompleteSignIn()
  const [step, dispatch] = useReducer(nextStep, FIRST_STEP)
  const checking = useRef(false)

  const sendCode = async () => {
    if (isCodeRecentlySent(step, deviceClock.now())) {
      dispatch({ type: 'codeSent', resendAtMs: step.sent.resendAtMs })
      return
    }
    dispatch({ type: 'codeRequested' })
    if (!isPhoneNumber(step.phone)) return
    try {
      const { resend_after } = await requestLoginOtp(api, { phone_number: step.phone })
      const waitSeconds = resend_after ?? RESEND_AFTER_SECONDS
      dispatch({ type: 'codeSent', resendAtMs: deviceClock.now() + waitSeconds * 1000 })
    } catch (error) {
      dispatch({ type: 'sendingFailed', problem: sendingProblem(error) })
    }
  }

  const checkCode = async (code: string) => {
    if (checking.current || code.length < 6) return
    checking.current = true
    dispatch({ type: 'codeSubmitted' })
    try {
      await verifyLoginOtp(api, { phone_number: step.phone, otp_key: code })
      await completeSignIn()
      onClose()
      onSignedIn?.()
    } catch (error) {
      dispatch({ type: 'codeRejected', ...codeProblem(error) })
    } finally {
      checking.current = false
    }
  }

  // A browser may read the code from the text message while the boxes are shown.
  const latestCheck = useRef(checkCode)
  useEffect(() => {
    latestCheck.current = checkCode
  })
  const isWaitingForCode = step.name === 'code'
  useEffect(() => {
    if (!isWaitingForCode) return
    const wait = new AbortController()
    void receiveSmsCode(wait.signal).then((code) => {
      if (!code || wait.signal.aborted) return
      dispatch({ type: 'codeTyped', code })
      void latestCheck.current(code)
    })
    return () => wait.abort()
  }, [isWaitingForCode])

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="s"
      title={step.name === 'phone' ? 'Sign in' : 'Enter the code'}
      description={step.name === 'phone' && purpose ? `Sign in ${purpose}.` : undefined}
    >
      {step.name === 'phone' ? (
        <PhoneForm
          step={step}
          onPhone={(phone) => dispatch({ type: 'phoneTyped', phone })}
          onSend={() => void sendCode()}
        />
      ) : (
        <CodeForm
          step={step}
          onCode={(code) => dispatch({ type: 'codeTyped', code })}
          onComplete={(code) => void checkCode(code)}
          onResend={() => void sendCode()}
          onBack={() => dispatch({ type: 'wentBack' })}
        />
      )}
    </Dialog>
  )
}
