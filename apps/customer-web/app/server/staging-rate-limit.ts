const HOUR_MS = 60 * 60 * 1000
const FROM_ONE_ADDRESS = 5
/** Of all addresses together: at this pace half a million codes take more than a year. */
const FROM_ALL = 50

export interface StagingRateLimit {
  /** Seconds until an address may try again; 0 when it may now. */
  retryAfterSeconds: (address: string) => number
  recordFailure: (address: string) => void
}

/** Counts the wrong staging codes of the last hour. Our own choice of numbers; a right code is not counted. */
export function createStagingRateLimit(now: () => number): StagingRateLimit {
  let tries: { address: string; at: number }[] = []
  return {
    retryAfterSeconds(address) {
      tries = tries.filter(({ at }) => at > now() - HOUR_MS)
      const own = tries.filter((each) => each.address === address)
      const oldest = [own.at(-FROM_ONE_ADDRESS), tries.at(-FROM_ALL)]
      return Math.max(0, ...oldest.map((each) => (each ? Math.ceil((each.at + HOUR_MS - now()) / 1000) : 0)))
    },
    recordFailure: (address) => void tries.push({ address, at: now() }),
  }
}
