/** For how long a browser may use a prefetched page. */
export const PREFETCH_SECONDS = 30

/**
 * Makes the browser fetch anew what it has prefetched, in every tab. Prefetched pages vary by the cookies
 * (`cache-control.ts`), so any change of a cookie does that: a sign-in, a sign-out, and this cookie, which lives as long as
 * they do.
 */
export function forgetPrefetchedPages(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = Date.now().toString(36)
  document.cookie = `changed_at=${value}; Path=/; Max-Age=${PREFETCH_SECONDS}; SameSite=Strict${secure}`
}
