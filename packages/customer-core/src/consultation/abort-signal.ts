import type { Signal } from '@tarapath/session-engine'

/** The engine knows no DOM: its signals become the browser's own for `fetch`. */
export function toAbortSignal(signal: Signal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}
