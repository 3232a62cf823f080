import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { commonWords, PageMeta, ScreenError, signInAtom, usePlatformNavigate } from '../platform/index.ts'
import { pathAfterLogin } from './path-after-login.ts'
import { useSignInFirst } from './use-sign-in-first.ts'
import styles from './login-screen.module.css'
import { signInPageWords } from './words/sign-in-page.gen.ts'

export const ErrorBoundary = ScreenError

/** /login opens the login dialog over a page that explains it. */
export default function LoginScreen() {
  const words = signInPageWords()
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
      <PageMeta title={commonWords().signIn} noindex />
      <h1>{commonWords().signIn}</h1>
      <p>{words.about}</p>
      <noscript>{words.needsJavaScript}</noscript>
      <div>
        <Button size="l" onClick={open}>
          {words.enterNumber}
        </Button>
      </div>
    </main>
  )
}
