/** Addresses kept at once; the longest unasked go first. */
const MOST_KEPT = 500
/** Longer replies are for one who asks for everything, not for everybody. */
const MOST_BYTES = 64 * 1024

/** Gives the bytes that answer an address, made by this question or by one of a moment ago. */
export type MicroCache = (address: string, now: Date, make: () => Promise<string>) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Keeps what visitors are told for so many milliseconds of the backend's clock: of all who ask for one address
 * meanwhile, the first makes the reply and the others wait for it. A failure is told to those who waited and not kept.
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
