import { Button } from '@tarapath/ui-kit'
import { useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { JoinSheetProps } from './join-sheet.tsx'
import { aheadText } from './ahead-text.ts'
import { useQueueEntry } from './use-queue-entry.ts'
import { entryWords } from './words/entry.gen.ts'

const joinSheet: LazyDialog<JoinSheetProps> = { load: () => import('./join-sheet.tsx') }

interface CardJoinButtonProps {
  astrologer: { id: number; name: string }
}

/** "Join waiting list" in a card, which first tells how long the wait is; once joined, the place and the way to the waiting list. */
export function CardJoinButton({ astrologer }: CardJoinButtonProps) {
  const words = entryWords()
  const openDialog = useOpenDialog()
  const { name } = astrologer
  const { entry, isPending, join } = useQueueEntry(astrologer)
  if (entry) {
    const wait = aheadText(entry)
    return (
      <Button size="s" variant="quiet" href="/queue" aria-label={words.waitFor({ wait, name })}>
        {wait}
      </Button>
    )
  }
  return (
    <Button
      size="s"
      variant="outline"
      loading={isPending}
      aria-label={words.joinOf({ name })}
      onClick={() => void openDialog(joinSheet, { astrologer, onJoin: () => join('chat') })}
    >
      {words.join}
    </Button>
  )
}
