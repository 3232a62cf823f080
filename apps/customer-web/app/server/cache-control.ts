import type { IncomingMessage } from 'node:http'
import { PREFETCH_SECONDS } from '../prefetched-pages.ts'

/**
 * How a browser caches a page. It asks for each page anew, but for the data of a page that it has prefetched. That may be
 * used for the cookies that it was fetched with: whatever a customer changes changes a cookie.
 */
export function cacheControl({ url = '', headers }: IncomingMessage, status: number): Record<string, string> {
  const isPrefetch = headers['sec-purpose']?.toString().startsWith('prefetch') ?? false
  if (status !== 200 || !isPrefetch || !/^[^?]*\.data(?:\?|$)/.test(url)) return { 'cache-control': 'no-cache' }
  return { 'cache-control': `private, max-age=${PREFETCH_SECONDS}`, vary: 'accept-encoding, cookie' }
}
