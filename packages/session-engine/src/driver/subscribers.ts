import type { Unsubscribe } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** A list of listeners; one that throws does not keep the news from the others. */
export function createSubscribers(): { add(fn: () => void): Unsubscribe; call(): void; clear(): void } {
  const listeners = new Set<{ fn: () => void }>()
  return {
    add(fn) {
      const listener = { fn }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    call() {
      for (const { fn } of Array.from(listeners)) ignoreErrors(fn)
    },
    clear: () => listeners.clear(),
  }
}
