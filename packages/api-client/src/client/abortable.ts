/** Rejects when the signal aborts; the work itself continues for its other callers. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    // A signal of the caller may live for long.
    void work.then(resolve, reject).then(() => signal.removeEventListener('abort', stop))
  })
}
