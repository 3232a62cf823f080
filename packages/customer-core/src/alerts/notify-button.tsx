import type { Alert } from '@tarapath/own-api/alerts'
import { Button, type ButtonProps } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { formatDay } from '../platform/index.ts'
import styles from './notify-button.module.css'
import { useAlert } from './use-alert.ts'
import { words } from './words.ts'

export interface NotifyButtonProps {
  astrologer: { id: number; name: string }
  size?: ButtonProps['size']
  variant?: ButtonProps['variant']
}

/** "Notify me", and once asked "We'll notify you": how, until when, and a way to turn it off. */
export function NotifyButton({ astrologer, size = 'm', variant = 'outline' }: NotifyButtonProps) {
  const { alert, isPending, ask, withdraw } = useAlert(astrologer)
  const group = useRef<HTMLDivElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    // The pressed button has given way to another one.
    if (wasPending.current && !isPending && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus()
    wasPending.current = isPending
  }, [isPending])
  return (
    <div ref={group} className={styles['notify']}>
      {alert ? (
        <Button variant="outline" size={size} full loading={isPending} onClick={withdraw}>
          {words.turnOff}
        </Button>
      ) : (
        <Button variant={variant} size={size} full loading={isPending} onClick={ask}>
          {words.notifyMe}
        </Button>
      )}
      <p className={styles['how']} role="status">
        {alert ? (
          <>
            <strong>{words.isSet}</strong> {howText(alert, astrologer.name)}
          </>
        ) : (
          words.promise(astrologer.name)
        )}
      </p>
    </div>
  )
}

function howText({ by, expires_at }: Alert, name: string): string {
  const until = formatDay(expires_at)
  if (by === 'push') return words.byPush(name, until)
  const isBlocked = 'Notification' in globalThis && Notification.permission === 'denied'
  return [...(isBlocked ? [words.blocked] : []), words.bySms(name, until)].join(' ')
}
