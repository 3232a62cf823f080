import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { engineAtom } from '../platform/index.ts'
import { partnerAtom, UNKNOWN_PARTNER } from './partner.ts'

export default function EndBeforeLogout() {
  const engine = useAtomValue(engineAtom)
  const partner = useAtomValue(partnerAtom)
  const [leaving, setLeaving] = useState(false)
  return (
    <AlertDialog
      open
      title="End the consultation and log out?"
      description={`You are still with ${partner?.name ?? UNKNOWN_PARTNER}. Logging out ends it first; you pay for the time until now.`}
      initialFocus="cancel"
      confirm={{
        label: leaving ? 'Ending, then logging out' : 'End and log out',
        variant: 'danger',
        loading: leaving,
        onPress() {
          setLeaving(true)
          void engine?.confirmLogout()
        },
      }}
      cancel={{ label: 'Stay', onPress: () => engine?.cancelLogout() }}
    />
  )
}
