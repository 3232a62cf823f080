interface Bucket {
  tokens: number
  filledAt: number
}

/** Callers counted at once; the least recent is dropped first. */
const MAX_CALLERS = 10_000

/**
 * A token bucket for each caller. Returns the seconds to wait, 0 when the request may pass.
 * Our own choice: counted in each process, because a row for each poll would cost more than the polls.
 */
export function createRequestRateLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  const buckets = new Map<string, Bucket>()
  return (caller: string, now: Date): number => {
    const bucket = buckets.get(caller) ?? { tokens: burst, filledAt: now.getTime() }
    const seconds = Math.max(0, now.getTime() - bucket.filledAt) / 1000
    const tokens = Math.min(burst, bucket.tokens + seconds * perSecond)
    const passes = tokens >= 1
    buckets.delete(caller)
    buckets.set(caller, { tokens: passes ? tokens - 1 : tokens, filledAt: now.getTime() })
    if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value as string)
    return passes ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}
