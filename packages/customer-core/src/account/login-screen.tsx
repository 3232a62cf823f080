import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta, ScreenError, signInAtom, usePlatformNavigate } from '../platform/index.ts'
import { pathAfterLogin } from './path-after-login.ts'
import { useSignInFirst } from './use-sign-in-first.ts'
import styles from './login-screen.module.css'

export const ErrorBoundary = ScreenError

/** /login opens the login dialog over a page that explains it. */
export default function LoginScreen() {
  const signIn = useAtomValue(signInAtom)
  const [search] = useSearchParams()
  const next = pathAfterLogin(search.get('next'))
  const navigate = usePlatformNavigate()
  const signInFirst = useSignInFirst()
  // The effect below leaves the page.
  const open = useCallback(() => signInFirst(() => {}), [signInFirst])

  useEffect(() => {
    if (signIn === 'signed-out') open()
  }, [signIn, open])
  useEffect(() => {
    if (signIn === 'signed-in') navigate(next, { replace: true })
  }, [signIn, next, navigate])

  return (
    <main id="main" className={`ui-page ${styles['screen']}`} data-stack>
      <PageMeta title="Sign in" noindex />
      <h1>Sign in</h1>
      <p>
        Your mobile number and a code we send to it: no password to remember. Your wallet, your consultations and their
        receipts wait behind it.
      </p>
      <noscript>Signing in needs JavaScript, which is switched off in this browser.</noscript>
      <div>
        <Button size="l" onClick={open}>
          Enter your number
        </Button>
      </div>
    </main>
  )
}
