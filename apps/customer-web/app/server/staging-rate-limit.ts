const HOUR_MS = 60 * 60 * 1000
const MAX_FROM_ONE_ADDRESS = 5
/** All addresses together: at this rate half a million codes take more than a year. */
const MAX_FROM_ALL = 50

export interface StagingRateLimit {
  /** Seconds until an address may try a code again; 0 when it may now. */
  retryAfterSeconds: (address: string) => number
  recordFailure: (address: string) => void
}

/** Limits wrong staging codes for each address and for all together. Our own choice: both limits are per hour. */
export function createStagingRateLimit(now: () => number): StagingRateLimit {
  let failures: { address: string; at: number }[] = []
  return {
    retryAfterSeconds(address) {
      failures = failures.filter(({ at }) => at > now() - HOUR_MS)
      const own = failures.filter((each) => each.address === address)
      const oldest = [own.at(-MAX_FROM_ONE_ADDRESS), failures.at(-MAX_FROM_ALL)]
      return Math.max(0, ...oldest.map((each) => (each ? Math.ceil((each.at + HOUR_MS - now()) / 1000) : 0)))
    },
    recordFailure: (address) => void failures.push({ address, at: now() }),
  }
}
