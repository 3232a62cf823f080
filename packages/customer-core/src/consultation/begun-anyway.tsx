import { formatRupees } from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { engineAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { consultationKindAtom } from './session-atoms.ts'
import { acceptBegunAtom } from './unanswered-request.ts'
import { sessionWords } from './words/session.gen.ts'

/** Shown when the astrologer picked up before the customer's cancellation arrived: the consultation runs and costs money. */
export default function BegunAnyway() {
  const words = sessionWords()
  const engine = useAtomValue(engineAtom)
  const partner = useAtomValue(partnerAtom)
  const kind = useAtomValue(consultationKindAtom)
  const accept = useSetAtom(acceptBegunAtom)
  if (!partner) return null
  return (
    <AlertDialog
      open
      title={words.begun({ kind })}
      description={words.begunAnyway({ name: partner.name, rate: formatRupees(partner.ratePaise) })}
      initialFocus="cancel"
      confirm={{
        label: words.endIt({ kind }),
        variant: 'danger',
        onPress() {
          accept()
          void engine?.end()
        },
      }}
      cancel={{ label: words.continueIt({ kind }), onPress: accept }}
    />
  )
}
