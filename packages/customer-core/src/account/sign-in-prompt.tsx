import { Button } from '@tarapath/ui-kit'
import { useRevalidator } from 'react-router'
import { useSignInFirst } from './use-sign-in-first.ts'

/** What a signed-in page offers to a visitor: the page loads anew once they are in. `purpose` is "to see your wallet". */
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
