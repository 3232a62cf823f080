import { Button } from '@tarapath/ui-kit'
import { useQueueEntry } from './use-queue-entry.ts'
import { aheadText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

interface CardJoinButtonProps {
  astrologer: { id: number; name: string }
}

/** "Join waiting list" in a card: once joined, who is before one, and the way to the waiting list. */
export function CardJoinButton({ astrologer }: CardJoinButtonProps) {
  const words = queueWords()
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
      onClick={() => join('chat')}
    >
      {words.join}
    </Button>
  )
}
