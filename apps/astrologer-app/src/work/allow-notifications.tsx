import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { receivePush } from '../platform/web-push.ts'
import { dutyWords } from '../words/duty.gen.ts'

const permissionNow = (): NotificationPermission => ('Notification' in globalThis ? Notification.permission : 'denied')

/** Asks for notifications when the astrologer presses; nothing where the browser has none or the answer is known. */
export function AllowNotifications() {
  const words = dutyWords()
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    // A browser may have changed its subscription. Without one, requests ring while the app is open.
    if (permission === 'granted') receivePush().catch(() => undefined)
  }, [permission])

  async function ask() {
    setPermission(await Notification.requestPermission())
  }

  if (permission !== 'default') return null
  return (
    <InlineNotice
      tone="info"
      action={
        <Button size="s" variant="outline" onClick={() => void ask()}>
          {words.allow}
        </Button>
      }
    >
      {words.alertsOff}
    </InlineNotice>
  )
}
