import type { Row } from '@tarapath/api-client/table'
import { throttled } from '../errors.ts'
import type { Customer } from '../identity/index.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import type { AppContext } from './app-context.ts'
import { authenticate } from './authenticate.ts'
import { problemOf } from './error-mapping.ts'
import type { Caller } from './handler-run.ts'

/**
 * Authenticates the caller and applies the rate limit, which counts customers by id, visitors and invalid tokens by
 * network address.
 */
export async function identifyCaller(
  { customerCache, retryAfterSeconds }: AppContext,
  { auth }: Row,
  { request, ip, isTrusted }: Caller,
  now: Date,
): Promise<Customer | null> {
  const limit = (name: string) => {
    const wait = retryAfterSeconds?.(name, now) ?? 0
    if (wait > 0) throw throttled(wait, `That was too fast. Try again in ${wait} s.`)
  }
  try {
    const customer = await authenticate(auth, request, (token) => customerCache.signedIn(token, now))
    if (customer) limit(`customer:${customer.id}`)
    else if (!isTrusted) limit(networkOf(ip))
    return customer
  } catch (refusal) {
    if (problemOf(refusal).status === 401) limit(networkOf(ip))
    throw refusal
  }
}
