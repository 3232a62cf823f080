import { Button, TextLink, WalletChip } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { signInAtom } from '../platform/index.ts'
import { balancePaiseAtom, profileAtom } from './profile.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { useSignInFirst } from './use-sign-in-first.ts'
import styles from './account-area.module.css'

/** The right end of the header: Sign in, or the wallet chip and the profile menu. */
export function AccountArea() {
  const signIn = useAtomValue(signInAtom)
  const signInFirst = useSignInFirst()
  if (signIn === 'signed-in') {
    return (
      <div className={styles['area']}>
        <Wallet />
        <ProfileMenu />
      </div>
    )
  }
  return (
    <div className={styles['area']}>
      {/* The server cannot know: the button keeps its place and shows when the browser has looked. */}
      <Button
        variant="outline"
        size="s"
        onClick={() => signInFirst(() => {})}
        className={signIn === 'unknown' ? styles['reserved'] : undefined}
      >
        Sign in
      </Button>
    </div>
  )
}

function Wallet() {
  const paise = useAtomValue(balancePaiseAtom)
  const failed = useAtomValue(profileAtom).name === 'failed'
  return failed ? <TextLink href="/wallet">Wallet</TextLink> : <WalletChip href="/wallet" paise={paise} />
}
