import type { SessionEvent } from '../core/events.ts'
import { asRecord } from '../core/read-status.ts'
import type { Ports, Unsubscribe } from './ports.ts'
import { quietly } from './quietly.ts'

/** Turns what the page, the other tabs and storage report into events. Ports that cannot be listened to are done without. */
export function listenToPorts(
  ports: Ports,
  own: { tab: string; storagePrefix: string },
  on: { event(event: SessionEvent): void; resumed(): void },
): Unsubscribe {
  const { lifecycle, peers, storage } = ports
  const stops: Unsubscribe[] = []

  function listen(subscribe: () => Unsubscribe | undefined): void {
    quietly(() => {
      const stop = subscribe()
      if (stop) stops.push(stop)
    })
  }

  listen(() =>
    lifecycle?.subscribe((e) => {
      if (e === 'resumed') on.resumed()
      else if (e === 'visible') on.event({ t: 'shown' })
      else if (e === 'frozen') on.event({ t: 'time-passed' })
      else on.event({ t: e })
    }),
  )
  listen(() =>
    peers?.subscribe((message) => {
      if (asRecord(message)?.['tab'] !== own.tab) on.event({ t: 'peer-said', message })
    }),
  )
  listen(() =>
    storage.onExternalChange?.((key) => {
      if (key === null || key === `${own.storagePrefix}sessionDetails`) on.event({ t: 'storage-changed' })
    }),
  )
  return () => stops.forEach((stop) => quietly(stop))
}
