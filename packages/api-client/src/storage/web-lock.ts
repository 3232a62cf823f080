/**
 * A lock that all tabs of one origin share, for the `lock` of a storage. After `acquireMs` milliseconds of waiting, and
 * where the browser has no locks or forbids them, the work runs without it.
 */
export function webLock(prefix = 'tarapath', acquireMs = 5_000) {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    let running: Promise<Result> | undefined
    try {
      const signal = AbortSignal.timeout(acquireMs)
      return await navigator.locks.request(`${prefix}:${name}`, { signal }, () => (running = run()))
    } catch {
      return running ?? run()
    }
  }
}
