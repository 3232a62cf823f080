const KEY = 'tarapath:reloaded-at'

/**
 * Reloads the page, but not again within `withinMs` milliseconds, whatever happens in between.
 * Made for `onSessionLost`: where cookies cannot be removed, a reload would otherwise follow the other for ever.
 * Answers whether it reloads.
 */
export function reloadOnce(withinMs = 30_000): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? -withinMs) < withinMs) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage nobody knows about the reload before: better none than many.
    return false
  }
  location.reload()
  return true
}
