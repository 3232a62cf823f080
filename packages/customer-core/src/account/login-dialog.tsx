import { BrandMark } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { commonWords, signInAtom, type DialogProps } from '../platform/index.ts'
import { CodeForm } from './code-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import styles from './login-dialog.module.css'
import { useLogin } from './use-login.ts'
import { signInWords } from './words/sign-in.gen.ts'

export interface LoginDialogProps extends DialogProps {
  /** Why to sign in: "Sign in to see your wallet." */
  reason?: string | undefined
  /** Called after the sign-in, to continue what the customer was doing. */
  onSignedIn?: (() => void) | undefined
}

export default function LoginDialog({ reason, onSignedIn, onClose }: LoginDialogProps) {
  const isFinished = useRef(false)
  // Who closes the dialog while the code is checked is signed in, but no longer wants what was asked for.
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const finish = () => {
    if (isFinished.current || !isOpen.current) return
    isFinished.current = true
    onClose()
    onSignedIn?.()
  }
  const { step, dispatch, sendCode, checkCode } = useLogin(finish)
  const isChecking = step.name === 'code' && step.state === 'checking'
  // Another tab may sign in, or the page may read the cookies late: then the dialog is not needed.
  const isDone = useAtomValue(signInAtom) === 'signed-in' && !isChecking
  useEffect(() => {
    if (isDone) finish()
  })
  return (
    <Dialog
      open
      closeLabel={commonWords().close}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="s"
      title={
        <>
          <span className={styles['brand']} aria-hidden>
            <BrandMark size={22} /> Tarapath
          </span>
          {step.name === 'phone' ? commonWords().signIn : signInWords().enterOtp}
        </>
      }
      description={step.name === 'phone' ? (reason ?? signInWords().reason) : undefined}
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
