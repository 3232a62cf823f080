import { Button, type ButtonProps } from '@tarapath/ui-kit'
import styles from './join-button.module.css'
import { useQueueEntry } from './use-queue-entry.ts'
import { aheadText, waitText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

interface Person {
  id: number
  name: string
}

export interface JoinButtonProps {
  astrologer: Person
  size?: ButtonProps['size']
}

/** "Join waiting list" of a busy astrologer; once joined, the wait and a way to leave. */
export function JoinButton({ astrologer, size = 'm' }: JoinButtonProps) {
  const words = queueWords()
  const { entry, isPending, join, leave } = useQueueEntry(astrologer)
  if (!entry)
    return (
      <Button size={size} full loading={isPending} onClick={() => join('chat')}>
        {words.join}
      </Button>
    )
  return (
    <div className={styles['entry']}>
      <p role="status">{waitText(entry)}</p>
      <Button
        variant="quiet"
        size="s"
        loading={isPending}
        aria-label={words.leaveOf({ name: astrologer.name })}
        onClick={leave}
      >
        {words.leave}
      </Button>
    </div>
  )
}

/** The same in a card: once joined, who is before one, and the way to the waiting list. */
export function CardJoinButton({ astrologer, isHydrated }: { astrologer: Person; isHydrated: boolean }) {
  const words = queueWords()
  const { name } = astrologer
  const { entry, isPending, join } = useQueueEntry(astrologer)
  if (isHydrated && entry) {
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
