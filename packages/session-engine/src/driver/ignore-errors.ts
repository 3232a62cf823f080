/** Calls a port that may throw or reject, without waiting for it. Returns false when it threw. */
export function ignoreErrors(call: () => unknown): boolean {
  try {
    const result = call()
    if (result instanceof Promise) result.catch(() => {})
    return true
  } catch {
    // A failing port must never stop the engine; a caller that has to report the failure uses the answer.
    return false
  }
}
