import { savesData } from './saves-data.ts'

type Prefetch = 'intent' | 'viewport' | 'none'

/**
 * When to prefetch the page of a link. A mouse hovers before it clicks, so hovering is enough where a device can hover;
 * a touch screen uses the requested mode. Nothing is prefetched with data saving on, or without a network.
 */
export function choosePrefetch(requested: Prefetch): Prefetch {
  if (typeof document === 'undefined') return requested
  if (savesData() || !navigator.onLine) return 'none'
  return matchMedia('(hover: hover)').matches ? 'intent' : requested
}
