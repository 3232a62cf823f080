import { Button } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { commonWords } from '../platform/index.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The sign-in button of a page that needs a customer; it reloads the page data. `reason` is "Sign in to see your wallet." */
export function SignInPrompt({ reason }: { reason: string }) {
  const signInFirst = useSignInFirst()
  const { revalidate } = useRevalidator()
  return (
    <div>
      <Button size="l" onClick={() => signInFirst(() => void revalidate(), reason)}>
        {commonWords().signIn}
      </Button>
    </div>
  )
}
