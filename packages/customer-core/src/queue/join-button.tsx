import { Button, type ButtonProps } from '@tarapath/ui-kit'
import styles from './join-button.module.css'
import { useQueueEntry } from './use-queue-entry.ts'
import { waitText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

export interface JoinButtonProps {
  astrologer: { id: number; name: string }
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
