import { Dialog } from '@tarapath/ui-kit/dialog'
import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { engineAtom } from '../platform/index.ts'
import { EndedContent } from './ended-content.tsx'
import { endedHeading } from './ended-heading.ts'
import { sessionViewAtom } from './session-atoms.ts'

export default function EndedDialog() {
  const engine = useAtomValue(engineAtom)
  // Kept while the dialog closes: the engine lets go of it at once.
  const [ended] = useState(useAtomValue(sessionViewAtom)?.ended ?? null)
  if (!ended) return null
  const close = () => engine?.closeEnded()
  // The page that opens asks for a review by itself.
  const leave = () => {
    close()
    engine?.reviewDone()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={endedHeading(ended)}
      footer={
        <Button full size="l" onClick={close}>
          {ended.review ? 'Continue' : 'Close'}
        </Button>
      }
    >
      <EndedContent ended={ended} onLeave={leave} />
    </Dialog>
  )
}
