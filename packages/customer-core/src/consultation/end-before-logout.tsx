import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { engineAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { consultationKindAtom } from './session-atoms.ts'
import { sessionWords } from './words/session.gen.ts'

export default function EndBeforeLogout() {
  const words = sessionWords()
  const engine = useAtomValue(engineAtom)
  const partner = useAtomValue(partnerAtom)
  const kind = useAtomValue(consultationKindAtom)
  const [leaving, setLeaving] = useState(false)
  return (
    <AlertDialog
      open
      title={words.logOutQuestion}
      description={words.stillOn({ kind, name: partner?.name ?? words.yourAstrologer })}
      initialFocus="cancel"
      confirm={{
        label: leaving ? words.endingAndLoggingOut : words.endAndLogOut,
        variant: 'danger',
        loading: leaving,
        onPress() {
          setLeaving(true)
          void engine?.confirmLogout()
        },
      }}
      cancel={{ label: words.cancel, onPress: () => engine?.cancelLogout() }}
    />
  )
}
