import { ignoreErrors } from './ignore-errors.ts'
import type { Cancel, Ports } from './ports.ts'

/** One timer; starting it again replaces what it waited for. */
export interface Timer {
  start(ms: number, fn: () => void): void
  stop(): void
}

export function createTimer(scheduler: Ports['scheduler']): Timer {
  let cancel: Cancel | null = null
  function stop(): void {
    cancel?.()
    cancel = null
  }
  return {
    start(ms, fn) {
      stop()
      ignoreErrors(() => (cancel = scheduler.after(ms, fn)))
    },
    stop,
  }
}
