import type { SessionEvent } from '../core/events.ts'
import type { PeerMessage } from '../core/peer-message.ts'
import type { Ports, Unsubscribe } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Turns what the page, the other tabs and storage report into events. Ports that cannot be listened to are done without. */
export function listenToPorts(
  { lifecycle, peers, storage }: Ports,
  own: { tab: string; storagePrefix: string },
  dispatch: (event: SessionEvent) => void,
): Unsubscribe {
  const stops: (Unsubscribe | undefined)[] = []
  const listen = (subscribe: () => Unsubscribe | undefined): void => void ignoreErrors(() => stops.push(subscribe()))

  listen(() => lifecycle?.subscribe((type) => dispatch({ type })))
  listen(() =>
    peers?.subscribe((message: PeerMessage | null) => {
      if (message?.v === 2 && message.tab !== own.tab)
        dispatch({ ...message, type: `peer-${message.type}` } as SessionEvent)
    }),
  )
  listen(() =>
    storage?.onExternalChange?.((key) => {
      if (key === null || key === `${own.storagePrefix}sessionDetails`) dispatch({ type: 'storage-changed' })
    }),
  )
  return () => stops.forEach((stop) => stop && ignoreErrors(stop))
}
