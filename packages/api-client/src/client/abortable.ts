/** Rejects when the signal aborts; the work itself continues for its other callers. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
  return Promise.race([work, aborted])
}
