import { isApiError } from '@tarapath/api-client'
import { failureOf } from '@tarapath/customer-core/platform'

const RETRY_SECONDS = 60

/**
 * The reply of a file that needs the API, such as a sitemap: what it is made of, or 503 while the API is down or busy, for
 * which search engines come back. They take a 500 for a fault of the site.
 */
export async function orComeBackLater(reply: Promise<Response>): Promise<Response> {
  try {
    return await reply
  } catch (error) {
    const { kind, retryAfterSeconds } = failureOf(error)
    const isForNow = kind === 'offline' || kind === 'rate-limited' || (kind === 'unexpected' && isApiError(error))
    if (!isForNow) throw error
    const seconds = retryAfterSeconds ?? RETRY_SECONDS
    return new Response('Not available now.', {
      status: 503,
      headers: { 'retry-after': String(Math.ceil(seconds)), 'cache-control': 'no-store' },
    })
  }
}
