import { TextLink, WalletChip } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { balancePaiseAtom, profileAtom } from './profile.ts'
import { ProfileMenu } from './profile-menu.tsx'

export default function SignedInArea() {
  const paise = useAtomValue(balancePaiseAtom)
  const failed = useAtomValue(profileAtom).name === 'failed'
  return (
    <>
      {failed ? <TextLink href="/wallet">Wallet</TextLink> : <WalletChip href="/wallet" paise={paise} />}
      <ProfileMenu />
    </>
  )
}
