import type { BusEvent, EventBus } from '../event-bus.ts'

/** The number of events, of all rooms together, that are kept for clients that reconnect. */
const KEPT = 1000

/** Events of one process. */
export function createMemoryBus(): EventBus {
  const kept: BusEvent[] = []
  const listeners = new Set<(event: BusEvent) => void>()
  let lastId = 0

  return {
    async publish(room, type, data) {
      const event = { id: (lastId += 1), room, type, data: structuredClone(data) }
      kept.push(event)
      if (kept.length > KEPT) kept.shift()
      for (const listener of listeners) listener(event)
    },

    async subscribe(rooms, after, listener) {
      const wanted = new Set(rooms)
      const hear = (event: BusEvent) => {
        if (wanted.has(event.room)) listener(event)
      }
      if (after !== null) kept.filter(({ id }) => id > after).forEach(hear)
      listeners.add(hear)
      return () => listeners.delete(hear)
    },

    async close() {
      listeners.clear()
    },
  }
}
