import type { SessionEvent } from '../core/events.ts'
import type { PeerMessage } from '../core/peer-message.ts'
import type { Ports, Unsubscribe } from './ports.ts'
import { PENDING_END_KEY } from '../core/stored-session.ts'
import type { SessionStorage } from './session-storage.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Dispatches what the page, the other tabs and storage report as events. */
export function listenToPorts(
  { lifecycle, peers, storage }: Ports,
  tab: string,
  stored: SessionStorage,
  dispatch: (event: SessionEvent) => void,
): Unsubscribe {
  const { add, stop } = createSubscriptions()
  const findEnd = (): void => dispatch({ type: 'end-found', text: stored.read(PENDING_END_KEY) })
  add(() =>
    lifecycle?.subscribe((type) => {
      dispatch({ type })
      findEnd()
    }),
  )
  add(() =>
    peers?.subscribe((message: PeerMessage | null) => {
      if (message?.v === 2 && message.tab !== tab)
        dispatch({ ...message, type: `peer-${message.type}` } as SessionEvent)
    }),
  )
  add(() =>
    storage?.onExternalChange?.((key) => {
      if (key === null || key.endsWith('sessionDetails')) dispatch({ type: 'storage-changed' })
      else if (key.endsWith(PENDING_END_KEY)) findEnd()
    }),
  )
  return stop
}
