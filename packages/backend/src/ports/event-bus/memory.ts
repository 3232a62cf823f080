import type { EventBus } from '../event-bus.ts'
import { createDelivery } from './delivery.ts'

/** The number of events, of all rooms together, that are stored for clients that reconnect. */
const MAX_STORED = 1000

/** Events of one process. */
export function createMemoryBus(): EventBus {
  const { deliver, subscribe, end } = createDelivery(MAX_STORED)
  let lastId = 0

  return {
    async publish(room, type, data) {
      deliver({ id: (lastId += 1), room, type, data: structuredClone(data) })
    },
    async subscribe(rooms, after, listener) {
      // A higher id belongs to an earlier process, whose events are gone.
      return subscribe(rooms, after !== null && after <= lastId ? after : null, listener)
    },
    async close() {
      end()
    },
  }
}
