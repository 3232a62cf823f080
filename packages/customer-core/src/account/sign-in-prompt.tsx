import { Button } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { useSignInFirst } from './use-sign-in-first.ts'

/** The sign-in button of a page that needs a customer; it reloads the page data. `purpose` is "to see your wallet". */
export function SignInPrompt({ purpose }: { purpose: string }) {
  const signInFirst = useSignInFirst()
  const { revalidate } = useRevalidator()
  return (
    <div>
      <Button size="l" onClick={() => signInFirst(() => void revalidate(), purpose)}>
        Sign in
      </Button>
    </div>
  )
}
