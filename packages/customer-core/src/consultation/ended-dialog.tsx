import { Dialog } from '@tarapath/ui-kit/dialog'
import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { engineAtom } from '../platform/index.ts'
import { EndedContent } from './ended-content.tsx'
import { endedHeading } from './ended-heading.ts'
import { sessionViewAtom } from './session-atoms.ts'

export default function EndedDialog() {
  const engine = useAtomValue(engineAtom)
  // Kept while the dialog closes: the engine lets go of it at once.
  const [ended] = useState(useAtomValue(sessionViewAtom)?.ended ?? null)
  const [isLeaving, setLeaving] = useState(false)
  const isOnItsPage = useLocation().pathname === `/history/${ended?.id}`
  // Closed on that page and not before: closing reads the page again, and leaves the chat for the first page. It asks for
  // a review by itself.
  useEffect(() => {
    if (!isLeaving || !isOnItsPage) return
    engine?.closeEnded()
    engine?.reviewDone()
  }, [engine, isLeaving, isOnItsPage])
  if (!ended) return null
  const close = () => engine?.closeEnded()
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
      <EndedContent ended={ended} onLeave={() => setLeaving(true)} />
    </Dialog>
  )
}
