/** The part of an AbortSignal that a request needs, so that a signal of session-engine fits, which knows no DOM. */
export interface Signal {
  readonly aborted: boolean
  readonly reason?: unknown
  addEventListener(type: 'abort', listener: () => void): void
}

/** The signal as `fetch` takes it. */
export function toAbortSignal(signal: Signal | undefined): AbortSignal | undefined {
  if (!signal || signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  return controller.signal
}
