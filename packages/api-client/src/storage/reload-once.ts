const KEY = 'tarapath:reloaded-at'

/**
 * Reloads the page at most once within `withinMs` milliseconds, and returns whether it does.
 * For `onSessionLost`: where cookies cannot be removed, the page would otherwise reload forever.
 */
export function reloadOnce(withinMs = 30_000): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? -withinMs) < withinMs) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage a previous reload is unknown, so do not risk a loop.
    return false
  }
  location.reload()
  return true
}
