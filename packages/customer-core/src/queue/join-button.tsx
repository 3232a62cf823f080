import { Button, type ButtonProps } from '@tarapath/ui-kit'
import styles from './queue.module.css'
import { usePlace } from './use-place.ts'
import { waitText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

export interface JoinButtonProps {
  astrologer: { id: number; name: string }
  size?: ButtonProps['size']
}

/** "Join waiting list" of a busy astrologer; once joined, the place and a way to leave. */
export function JoinButton({ astrologer, size = 'm' }: JoinButtonProps) {
  const words = queueWords()
  const { place, isPending, join, leave } = usePlace(astrologer)
  if (!place)
    return (
      <Button size={size} full loading={isPending} onClick={() => join('chat')}>
        {words.join}
      </Button>
    )
  return (
    <div className={styles['place']}>
      <p role="status">{waitText(place)}</p>
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
