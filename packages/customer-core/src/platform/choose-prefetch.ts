type Prefetch = 'intent' | 'viewport' | 'none'

/**
 * A finger gives no notice, so on a phone what comes into view is fetched ahead; a mouse points before it clicks, so
 * there the pointing is enough. Whoever saves data gets neither.
 */
export function choosePrefetch(wish: Prefetch): Prefetch {
  if (typeof document === 'undefined') return wish
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return 'none'
  return matchMedia('(hover: hover)').matches ? 'intent' : wish
}
