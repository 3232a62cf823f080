/** Rejects when the signal aborts; the work itself continues for its other callers. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
    // A signal of the caller may live for long.
    void work.then(resolve, reject).then(() => signal.removeEventListener('abort', stop))
  })
}
