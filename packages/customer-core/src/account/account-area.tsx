import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useRevalidator } from 'react-router'
import { commonWords, SignedInHost, signInAtom } from '../platform/index.ts'
import styles from './account-area.module.css'
import { useSignInFirst } from './use-sign-in-first.ts'

const signedInArea = () => import('./signed-in-area.tsx')

/** The right end of the header: Sign in, or the wallet chip and the profile menu. */
export function AccountArea() {
  const signIn = useAtomValue(signInAtom)
  const signInFirst = useSignInFirst()
  const { revalidate } = useRevalidator()
  return (
    <div className={styles['area']}>
      {signIn === 'signed-in' ? (
        <SignedInHost load={signedInArea} fallback={<span className={styles['chip']} />} />
      ) : (
        // The server does not know the sign-in: the button is hidden, at its full size, until the browser has checked.
        <Button
          variant="outline"
          size="s"
          // A page that needed the sign-in, such as the wallet, loads its data.
          onClick={() => signInFirst(() => void revalidate())}
          className={signIn === 'unknown' ? styles['reserved'] : undefined}
        >
          {commonWords().signIn}
        </Button>
      )}
    </div>
  )
}
