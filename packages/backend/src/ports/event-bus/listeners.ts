import type { BusEvent } from '../event-bus.ts'

export type Listener = (event: BusEvent) => void

/** The listeners of each room. The cost of an event depends on the listeners of its room only. */
export interface Listeners {
  /** Returns a function that takes the listener out again. */
  add: (rooms: ReadonlySet<string>, listener: Listener) => () => void
  tell: (event: BusEvent) => void
  clear: () => void
}

export function createListeners(): Listeners {
  const byRoom = new Map<string, Set<Listener>>()

  function remove(room: string, listener: Listener): void {
    const listeners = byRoom.get(room)
    listeners?.delete(listener)
    if (listeners?.size === 0) byRoom.delete(room)
  }

  return {
    add(rooms, listener) {
      for (const room of rooms) byRoom.set(room, (byRoom.get(room) ?? new Set()).add(listener))
      return () => {
        for (const room of rooms) remove(room, listener)
      }
    },
    tell(event) {
      for (const listener of byRoom.get(event.room) ?? []) listener(event)
    },
    clear: () => byRoom.clear(),
  }
}
