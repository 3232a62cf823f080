import type { SessionEvent } from '../core/events.ts'
import type { PeerMessage } from '../core/peer-message.ts'
import type { Ports, Unsubscribe } from './ports.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Dispatches what the page, the other tabs and storage report as events. */
export function listenToPorts(
  { lifecycle, peers, storage }: Ports,
  tab: string,
  storagePrefix: string,
  dispatch: (event: SessionEvent) => void,
): Unsubscribe {
  const { add, stop } = createSubscriptions()
  add(() => lifecycle?.subscribe((type) => dispatch({ type })))
  add(() =>
    peers?.subscribe((message: PeerMessage | null) => {
      if (message?.v === 2 && message.tab !== tab)
        dispatch({ ...message, type: `peer-${message.type}` } as SessionEvent)
    }),
  )
  add(() =>
    storage?.onExternalChange?.((key) => {
      if (key === null || key === `${storagePrefix}sessionDetails`) dispatch({ type: 'storage-changed' })
    }),
  )
  return stop
}
