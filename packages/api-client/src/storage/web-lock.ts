/**
 * A lock that all tabs of one origin share, for the `lock` of a storage. After `acquireMs` milliseconds of waiting, and
 * where the browser has no locks or forbids them, the work runs without it.
 */
export function webLock(prefix = 'tarapath', acquireMs = 5_000) {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    let running: Promise<Result> | undefined
    // Safari 15.4 has locks, but no `AbortSignal.timeout`.
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), acquireMs)
    try {
      return await navigator.locks.request(`${prefix}:${name}`, { signal: controller.signal }, () => {
        clearTimeout(timer)
        return (running = run())
      })
    } catch {
      return running ?? run()
    } finally {
      clearTimeout(timer)
    }
  }
}
