const SLOWEST_MS = 15_000

/** How long to wait between reads: failures slow them down. */
export interface Pace {
  succeeded(): void
  failed(retryAfterMs: number): void
  /** The wait until the next read, after `spentMs` since the last one started; a negative one waits longer. */
  waitMs(spentMs: number): number
}

export function createPace(intervalMs: () => number): Pace {
  let failures = 0
  let askedMs = 0
  return {
    succeeded: () => void (failures = 0),
    failed(retryAfterMs) {
      failures += 1
      askedMs = retryAfterMs
    },
    waitMs(spentMs) {
      const interval = intervalMs()
      const slowed = failures === 0 ? 0 : Math.max(askedMs, Math.min(SLOWEST_MS, interval * 2 ** (failures - 1)))
      return Math.max(slowed, interval - spentMs, 0)
    },
  }
}
