import { Button } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { commonWords } from '../platform/index.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/**
 * What a page shows to a visitor when it needs a customer: what the page is for, and a button to sign in, which loads
 * the page again. `reason` is "Sign in to see your wallet.", and is shown when there is no `about`.
 */
export function SignInPrompt({ reason, about = reason }: { reason: string; about?: string }) {
  const signInFirst = useSignInFirst()
  const { revalidate } = useRevalidator()
  return (
    <>
      <p>{about}</p>
      <div>
        <Button size="l" onClick={() => signInFirst(() => void revalidate(), reason)}>
          {commonWords().signIn}
        </Button>
      </div>
    </>
  )
}
