import { sha256 } from '../secrets/secrets.ts'

/** URLs cached at once; the least recently requested is dropped first. */
const MAX_REPLIES = 500
/** Longer replies are not cached: few visitors request them. */
const MAX_BYTES = 64 * 1024

export interface CachedReply {
  bytes: Uint8Array<ArrayBuffer>
  /** Its entity tag: equal replies have equal tags, in every process. */
  tag: string
}

/** A request as the cache sees it. */
export interface CacheRequest {
  address: string
  now: Date
  /** Whether it wants a new reply, because it comes from a cache of its own. */
  isRenewal?: boolean
}

/** The reply to a URL, created for this request or cached a moment ago. */
export type MicroCache = (request: CacheRequest, createReply: () => Promise<string>) => Promise<CachedReply>

/**
 * Caches replies to visitors for `lifetimeMs` of the backend's clock. Of all requests for one URL in that time,
 * the first creates the reply and the others wait for it. A failure goes to those who waited and is not cached.
 */
export function createMicroCache(lifetimeMs: number): MicroCache {
  const encoder = new TextEncoder()
  const cached = new Map<string, { requestedAt: number; reply: Promise<CachedReply> }>()

  return ({ address, now, isRenewal = false }, createReply) => {
    const found = cached.get(address)
    const age = found ? now.getTime() - found.requestedAt : lifetimeMs
    if (found && !isRenewal && age >= 0 && age < lifetimeMs) return found.reply

    const reply = createReply().then(async (body) => {
      const bytes = encoder.encode(body)
      return { bytes, tag: `"${await sha256(bytes)}"` }
    })
    const drop = () => {
      if (cached.get(address)?.reply === reply) cached.delete(address)
    }
    reply.then(({ bytes }) => void (bytes.byteLength > MAX_BYTES && drop()), drop)
    cached.delete(address)
    cached.set(address, { requestedAt: now.getTime(), reply })
    if (cached.size > MAX_REPLIES) cached.delete(cached.keys().next().value as string)
    return reply
  }
}
