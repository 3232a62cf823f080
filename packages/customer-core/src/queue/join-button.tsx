import { Button, type ButtonProps } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import styles from './join-button.module.css'
import { useQueueEntry } from './use-queue-entry.ts'
import { waitText } from './wait-text.ts'
import { entryWords } from './words/entry.gen.ts'
import { queueWords } from './words/queue.gen.ts'

export interface JoinButtonProps {
  astrologer: { id: number; name: string }
  size?: ButtonProps['size']
}

/** "Join waiting list" of a busy astrologer; once joined, the wait and a way to leave. */
export function JoinButton({ astrologer, size = 'm' }: JoinButtonProps) {
  const words = queueWords()
  const { entry, isPending, join, leave } = useQueueEntry(astrologer)
  const { button, press } = useFocusKept(entry !== null)
  if (!entry)
    return (
      <Button ref={button} size={size} full loading={isPending} onClick={press(() => join('chat'))}>
        {entryWords().join}
      </Button>
    )
  return (
    <div className={styles['entry']}>
      <p role="status">{waitText(entry)}</p>
      <Button
        ref={button}
        variant="quiet"
        size="s"
        loading={isPending}
        aria-label={words.leaveOf({ name: astrologer.name })}
        onClick={press(leave)}
      >
        {words.leave}
      </Button>
    </div>
  )
}

/** Moves the focus from the button that was pressed to the one that replaces it. */
function useFocusKept(isJoined: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) button.current?.focus()
    wasPressed.current = false
  }, [isJoined])
  const press = (act: () => void) => () => {
    wasPressed.current = true
    act()
  }
  return { button, press }
}
