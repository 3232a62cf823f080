import type { Alert } from '@tarapath/own-api/alerts'
import { Button, type ButtonProps } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { formatDay } from '../platform/index.ts'
import styles from './notify-button.module.css'
import { useAlert } from './use-alert.ts'
import { alertWords } from './words/alert.gen.ts'

export interface NotifyButtonProps {
  astrologer: { id: number; name: string }
  size?: ButtonProps['size']
  variant?: ButtonProps['variant']
}

/** "Notify me", and once asked "We'll notify you": how, until when, and a way to turn it off. */
export function NotifyButton({ astrologer, size = 'm', variant = 'outline' }: NotifyButtonProps) {
  const { alert, isPending, ask, withdraw } = useAlert(astrologer)
  const { name } = astrologer
  const group = useRef<HTMLDivElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    // The pressed button has given way to another one.
    if (wasPending.current && !isPending && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus()
    wasPending.current = isPending
  }, [isPending])
  return (
    <div ref={group}>
      {alert ? (
        <div className={styles['set']}>
          <strong>{alertWords().isSet}</strong>
          <Button
            variant="quiet"
            size="s"
            loading={isPending}
            onClick={withdraw}
            aria-label={alertWords().turnOffFor({ name })}
          >
            {alertWords().turnOff}
          </Button>
        </div>
      ) : (
        <Button variant={variant} size={size} full loading={isPending} onClick={ask}>
          {alertWords().notifyMe}
        </Button>
      )}
      <p className={styles['how']} role="status">
        {alert ? howText(alert) : null}
      </p>
    </div>
  )
}

function howText({ by, expires_at }: Alert): string {
  const until = formatDay(expires_at)
  if (by === 'push') return alertWords().byPush({ day: until })
  const isBlocked = 'Notification' in globalThis && Notification.permission === 'denied'
  return [...(isBlocked ? [alertWords().blocked] : []), alertWords().bySms({ day: until })].join(' ')
}
