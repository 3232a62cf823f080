import { Dialog } from '@tarapath/ui-kit/dialog'
import { Button } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { engineAtom } from '../platform/index.ts'
import { EndedContent } from './ended-content.tsx'
import { endedHeading, notBegunHeading } from './ended-heading.ts'
import { hasNotBegunAtom, sessionViewAtom } from './session-atoms.ts'
import { endedWords } from './words/ended.gen.ts'

export default function EndedDialog() {
  const engine = useAtomValue(engineAtom)
  const latest = useAtomValue(sessionViewAtom)?.ended ?? null
  // Kept while the dialog closes, because the engine drops it at once.
  const [ended, setEnded] = useState(latest)
  if (latest && latest !== ended) setEnded(latest)
  const [isLeaving, setLeaving] = useState(false)
  const { pathname } = useLocation()
  const isOnItsPage = pathname === `/history/${ended?.id}`
  const hasNotBegun = useAtomValue(hasNotBegunAtom)
  const isCancelled = useAtomValue(sessionViewAtom)?.cancelled === true
  // Closing reloads the data of the page, and leads from the chat to the home page. So it waits until the page of the
  // consultation is open, which asks for a review itself.
  useEffect(() => {
    if (!isLeaving || !isOnItsPage) return
    engine?.closeEnded()
    engine?.reviewDone()
  }, [engine, isLeaving, isOnItsPage])
  // The chat page shows it itself.
  if (!ended || (hasNotBegun && (isCancelled || pathname === '/chat'))) return null
  const close = () => engine?.closeEnded()
  return (
    <Dialog
      open
      closeLabel={endedWords().close}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={hasNotBegun ? notBegunHeading(ended) : endedHeading(ended)}
      footer={
        <Button full size="l" onClick={close}>
          {ended.review ? endedWords().continue : endedWords().close}
        </Button>
      }
    >
      <EndedContent ended={ended} level={3} onLeave={() => setLeaving(true)} />
    </Dialog>
  )
}
