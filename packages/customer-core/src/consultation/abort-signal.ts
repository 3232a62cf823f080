import type { Signal } from '@tarapath/session-engine'

/** An `AbortSignal` for `fetch`, from a signal of the engine, which does not depend on the DOM. */
export function toAbortSignal(signal: Signal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}
