/** URLs kept at once; the least recently requested is dropped first. */
const MOST_KEPT = 500
/** Longer replies are not kept: few visitors request them. */
const MOST_BYTES = 64 * 1024

/** The reply to a URL, created for this request or cached a moment ago. */
export type MicroCache = (address: string, now: Date, make: () => Promise<string>) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Caches replies to visitors for so many milliseconds of the backend's clock. Of all requests for one URL in that time,
 * the first creates the reply and the others wait for it. A failure goes to those who waited and is not cached.
 */
export function createMicroCache(keptMs: number): MicroCache {
  const encoder = new TextEncoder()
  const kept = new Map<string, { askedAt: number; bytes: Promise<Uint8Array<ArrayBuffer>> }>()

  return (address, now, make) => {
    const found = kept.get(address)
    const age = found ? now.getTime() - found.askedAt : keptMs
    if (found && age >= 0 && age < keptMs) return found.bytes

    const bytes = make().then((body) => encoder.encode(body))
    const drop = () => {
      if (kept.get(address)?.bytes === bytes) kept.delete(address)
    }
    bytes.then(({ byteLength }) => void (byteLength > MOST_BYTES && drop()), drop)
    kept.delete(address)
    kept.set(address, { askedAt: now.getTime(), bytes })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string)
    return bytes
  }
}
