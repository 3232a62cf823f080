import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useState } from 'react'
import { dutyWords } from '../words/duty.gen.ts'

const permissionNow = (): NotificationPermission => ('Notification' in globalThis ? Notification.permission : 'denied')

/** Asks for notifications when the astrologer presses; nothing where the browser has none or the answer is known. */
export function AllowNotifications() {
  const words = dutyWords()
  const [permission, setPermission] = useState(permissionNow)
  if (permission !== 'default') return null
  return (
    <InlineNotice
      tone="info"
      action={
        <Button size="s" variant="outline" onClick={() => void Notification.requestPermission().then(setPermission)}>
          {words.allow}
        </Button>
      }
    >
      {words.alertsOff}
    </InlineNotice>
  )
}
