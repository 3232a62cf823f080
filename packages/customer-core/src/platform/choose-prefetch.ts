import { savesData } from './saves-data.ts'

type Prefetch = 'intent' | 'viewport' | 'none'

/**
 * When to prefetch the page of a link. A mouse hovers before it clicks, so hovering is enough where a device can hover;
 * a touch screen uses the requested mode. With data saving on or without a network, nothing is
 * prefetched.
 */
export function choosePrefetch(requested: Prefetch): Prefetch {
  if (typeof document === 'undefined') return requested
  if (savesData() || !navigator.onLine) return 'none'
  return matchMedia('(hover: hover)').matches ? 'intent' : requested
}
