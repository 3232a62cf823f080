import { throttled } from '../errors.ts'
import type { SignedInAstrologer } from '../endpoint/handler.ts'
import type { Customer, TokenOwner } from '../identity/index.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import type { AppContext } from './app-context.ts'
import { authenticate } from './authenticate.ts'
import { problemOf } from './error-mapping.ts'
import type { Caller, EndpointRow } from './handler-run.ts'

/** Who sends the request: a customer, an astrologer at their own app, or a visitor. */
export interface SignedIn {
  customer: Customer | null
  /** The sign-in session of the customer. */
  signInId: number | null
  astrologer: SignedInAstrologer | null
}

/**
 * Authenticates the caller and applies the rate limit, which counts customers and astrologers by id, visitors and
 * invalid tokens by network address.
 */
export async function identifyCaller(
  context: AppContext,
  { auth, audience }: EndpointRow,
  { request, ip, isTrusted }: Caller,
  now: Date,
): Promise<SignedIn> {
  const { customerCache, astrologerOfToken, retryAfterSeconds } = context
  const limit = async (name: string) => {
    const wait = (await retryAfterSeconds?.(name, now)) ?? 0
    if (wait > 0) throw throttled(wait, `That was too fast. Try again in ${wait} s.`)
  }
  const signedIn: SignedIn = { customer: null, signInId: null, astrologer: null }
  try {
    if (audience === 'astrologer')
      signedIn.astrologer = await authenticate(auth, request, (token) => astrologerOfToken(token, now))
    else
      Object.assign(
        signedIn,
        await authenticate(auth, request, (token) =>
          audience === 'both' ? accountOfToken(context, token, now) : customerCache.signedIn(token, now),
        ),
      )
    if (signedIn.astrologer) await limit(`astrologer:${signedIn.astrologer.id}`)
    else if (signedIn.customer) await limit(`customer:${signedIn.customer.id}`)
    else if (!isTrusted) await limit(networkOf(ip))
    return signedIn
  } catch (refusal) {
    if (problemOf(refusal).status === 401) await limit(networkOf(ip))
    throw refusal
  }
}

/** The account that a token stands for: that of a customer, or of an astrologer at their own app. */
export async function accountOfToken(
  { customerCache, astrologerOfToken }: AppContext,
  token: string,
  now: Date,
): Promise<TokenOwner> {
  const owner = await customerCache.signedIn(token, now)
  if (owner !== 'unknown token') return owner
  const astrologer = await astrologerOfToken(token, now)
  return typeof astrologer === 'string' ? astrologer : astrologer.account
}
