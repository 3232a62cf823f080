import type { BusEvent, EventBus } from '../event-bus.ts'

/** The number of events, of all rooms together, that are stored for clients that reconnect. */
const MAX_STORED = 1000

/** Events of one process. */
export function createMemoryBus(): EventBus {
  const stored: BusEvent[] = []
  const listeners = new Set<(event: BusEvent) => void>()
  let lastId = 0

  return {
    async publish(room, type, data) {
      const event = { id: (lastId += 1), room, type, data: structuredClone(data) }
      stored.push(event)
      if (stored.length > MAX_STORED) stored.shift()
      for (const listener of listeners) listener(event)
    },

    async subscribe(rooms, after, listener) {
      const wanted = new Set(rooms)
      const deliver = (event: BusEvent) => {
        if (wanted.has(event.room)) listener(event)
      }
      if (after !== null) stored.filter(({ id }) => id > after).forEach(deliver)
      listeners.add(deliver)
      return () => listeners.delete(deliver)
    },

    async close() {
      listeners.clear()
    },
  }
}
