import type { Signal } from './ports.ts'

/** A signal and the means to give it. It is a real AbortSignal wherever the host has one. */
export interface Abort {
  readonly signal: Signal
  readonly whenAborted: Promise<void>
  abort(): void
}

interface Controller {
  readonly signal: Signal
  abort(): void
}

function createPlainController(): Controller {
  const listeners: (() => void)[] = []
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, fn) => void listeners.push(fn),
    },
    abort() {
      aborted = true
      for (const fn of listeners) fn()
    },
  }
}

export function createAbort(): Abort {
  const Native = (globalThis as { AbortController?: new () => Controller }).AbortController
  const controller = Native ? new Native() : createPlainController()
  return {
    signal: controller.signal,
    whenAborted: new Promise((resolve) => controller.signal.addEventListener('abort', resolve)),
    abort: () => controller.abort(),
  }
}
