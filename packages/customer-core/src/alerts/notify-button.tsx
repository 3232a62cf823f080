import type { Alert } from '@tarapath/own-api/alerts'
import { Button, type ButtonProps } from '@tarapath/ui-kit'
import { useEffect, useRef } from 'react'
import { formatDay } from '../platform/index.ts'
import styles from './notify-button.module.css'
import { useAlert, type AlertTarget } from './use-alert.ts'
import { alertWords } from './words/alert.gen.ts'

export interface NotifyButtonProps {
  astrologer: AlertTarget
  size?: ButtonProps['size']
  variant?: ButtonProps['variant']
  /** Explains the alert until it is requested. */
  hint?: string
}

/** "Notify me", and once asked "We'll notify you": how, until when, and a way to turn it off. */
export function NotifyButton({ astrologer, size = 'm', variant = 'outline', hint }: NotifyButtonProps) {
  const { alert, isPending, spoken, ask, withdraw } = useAlert(astrologer)
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
            aria-label={alertWords().turnOffFor(spoken)}
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
        {alert ? howText(alert) : hint}
      </p>
    </div>
  )
}

function howText({ by, expires_at, live_stream_id }: Alert): string {
  const words = alertWords()
  const day = formatDay(expires_at)
  const isLive = live_stream_id !== null
  if (by === 'push') return isLive ? words.byPushAtStart : words.byPush({ day })
  const isBlocked = 'Notification' in globalThis && Notification.permission === 'denied'
  return [...(isBlocked ? [words.blocked] : []), isLive ? words.bySmsAtStart : words.bySms({ day })].join(' ')
}
