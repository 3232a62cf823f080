/** Calls a port that may throw, or reject, without anybody waiting for it. Answers whether it threw. */
export function ignoreErrors(call: () => unknown): boolean {
  try {
    const result = call()
    if (result instanceof Promise) result.catch(() => {})
    return true
  } catch {
    // A failing port must never stop the engine; what matters is told by the caller.
    return false
  }
}
