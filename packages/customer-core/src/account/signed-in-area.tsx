import { TextLink, WalletChip } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { pageWords } from '../platform/index.ts'
import { paiseLeftAtom, profileAtom } from './profile.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { profileMenuWords } from './words/profile-menu.gen.ts'

export default function SignedInArea() {
  const paise = useAtomValue(paiseLeftAtom)
  const failed = useAtomValue(profileAtom).name === 'failed'
  return (
    <>
      {failed ? (
        <TextLink href="/wallet">{pageWords().wallet}</TextLink>
      ) : (
        <WalletChip href="/wallet" paise={paise} label={profileMenuWords().walletBalance} />
      )}
      <ProfileMenu />
    </>
  )
}
