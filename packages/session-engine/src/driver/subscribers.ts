import type { Unsubscribe } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** A list of listeners; one that throws does not affect the others. */
export function createSubscribers(): { add(fn: () => void): Unsubscribe; call(): void; clear(): void } {
  const listeners = new Set<() => void>()
  return {
    add(fn) {
      const listener = (): void => fn()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    call() {
      Array.from(listeners).forEach(ignoreErrors)
    },
    clear: () => listeners.clear(),
  }
}
