/** URLs cached at once; the least recently requested is dropped first. */
const MAX_REPLIES = 500
/** Longer replies are not cached: few visitors request them. */
const MAX_BYTES = 64 * 1024

/** The reply to a URL, created for this request or cached a moment ago. */
export type MicroCache = (
  address: string,
  now: Date,
  createReply: () => Promise<string>,
) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Caches replies to visitors for `lifetimeMs` of the backend's clock. Of all requests for one URL in that time,
 * the first creates the reply and the others wait for it. A failure goes to those who waited and is not cached.
 */
export function createMicroCache(lifetimeMs: number): MicroCache {
  const encoder = new TextEncoder()
  const cached = new Map<string, { requestedAt: number; bytes: Promise<Uint8Array<ArrayBuffer>> }>()

  return (address, now, createReply) => {
    const found = cached.get(address)
    const age = found ? now.getTime() - found.requestedAt : lifetimeMs
    if (found && age >= 0 && age < lifetimeMs) return found.bytes

    const bytes = createReply().then((body) => encoder.encode(body))
    const drop = () => {
      if (cached.get(address)?.bytes === bytes) cached.delete(address)
    }
    bytes.then(({ byteLength }) => void (byteLength > MAX_BYTES && drop()), drop)
    cached.delete(address)
    cached.set(address, { requestedAt: now.getTime(), bytes })
    if (cached.size > MAX_REPLIES) cached.delete(cached.keys().next().value as string)
    return bytes
  }
}
