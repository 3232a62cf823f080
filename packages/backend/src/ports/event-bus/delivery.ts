import type { BusEvent, Unsubscribe } from '../event-bus.ts'
import { createListeners, type Listener } from './listeners.ts'

/** The newest events of this process, for its listeners and for clients that reconnect. */
export interface Delivery {
  deliver: (event: BusEvent) => void
  /** As in the port `EventBus`, at once. */
  subscribe: (rooms: readonly string[], after: number | null, listener: Listener) => Unsubscribe
  /** Called when the ids begin again: kept events are dropped, and listeners get every new event. */
  restart: () => void
  /** Drops the listeners. */
  end: () => void
}

/** `most` is the number of events that are kept for all rooms together. */
export function createDelivery(most: number): Delivery {
  const kept: BusEvent[] = []
  const listeners = createListeners()
  const subscriptions = new Set<{ after: number }>()

  return {
    deliver(event) {
      kept.push(event)
      if (kept.length > most) kept.shift()
      listeners.tell(event)
    },
    subscribe(rooms, after, listener) {
      // A client may come from a process that has read further than this one.
      const subscription = { after: after ?? 0 }
      const wanted = new Set(rooms)
      if (after !== null) {
        const missed = kept.filter(({ id, room }) => id > after && wanted.has(room))
        missed.forEach(listener)
      }
      subscriptions.add(subscription)
      const stop = listeners.add(wanted, (event) => {
        if (event.id > subscription.after) listener(event)
      })
      return () => {
        stop()
        subscriptions.delete(subscription)
      }
    },
    restart() {
      kept.length = 0
      for (const subscription of subscriptions) subscription.after = 0
    },
    end() {
      listeners.clear()
      subscriptions.clear()
    },
  }
}
