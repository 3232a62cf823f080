import type { Db } from '../database/db.ts'
import { type BucketSize, takeTokens } from '../rate-limit/take-tokens.ts'
import { type Secrets, sign } from '../secrets/secrets.ts'

interface Allowance {
  tokens: number
  filledAt: number
  refusedUntil: number
  /** Tokens are being taken for this caller: its other requests wait for them. */
  taking: Promise<void> | null
}

/** The seconds until the caller may send the next request, 0 for now. */
export type RequestRateLimit = (caller: string, now: Date) => Promise<number>

/** Callers counted at once; the least recent is dropped first. */
const MAX_CALLERS = 10_000
/** The part of the limit that each process gives out by itself. */
const OWN_PART = 0.1

/**
 * A token bucket for each caller, in the database, so that the limit holds for all processes together.
 * Our own choice: a tenth of it is a bucket of each process. A row for each poll would cost more than the poll; this way
 * a caller who polls costs no statement, and one who sends more takes tokens from the database by the dozen. One process
 * allows the whole limit, and each further one a tenth more. Limits too small to be divided are counted one by one.
 */
export function createRequestRateLimit(
  db: Db,
  { secrets }: { secrets: Secrets },
  { burst, perSecond }: BucketSize,
): RequestRateLimit {
  const ownBurst = Math.floor(burst * OWN_PART)
  const ownPerSecond = ownBurst === 0 ? 0 : perSecond * OWN_PART
  const shared = { burst: burst - ownBurst, perSecond: perSecond - ownPerSecond }
  const wanted = Math.max(1, ownBurst)
  const allowances = new Map<string, Allowance>()

  function allowanceOf(caller: string, now: number): Allowance {
    const found = allowances.get(caller) ?? { tokens: ownBurst, filledAt: now, refusedUntil: now, taking: null }
    allowances.delete(caller)
    allowances.set(caller, found)
    if (allowances.size > MAX_CALLERS) allowances.delete(allowances.keys().next().value as string)
    const seconds = Math.max(0, now - found.filledAt) / 1000
    found.tokens = Math.min(Math.max(ownBurst, found.tokens), found.tokens + seconds * ownPerSecond)
    found.filledAt = now
    return found
  }

  async function take(caller: string, now: Date, allowance: Allowance): Promise<void> {
    const { taken, waitSeconds } = await takeTokens(db, now, { caller: await sign(secrets, caller), wanted, ...shared })
    if (taken > 0) allowance.tokens += taken
    // At least a millisecond: a shorter wait would be over at once, and the caller would try again in a loop.
    else allowance.refusedUntil = now.getTime() + Math.max(1, Math.ceil(waitSeconds * 1000))
  }

  return async (caller, now) => {
    const allowance = allowanceOf(caller, now.getTime())
    for (;;) {
      if (allowance.tokens >= 1) {
        allowance.tokens -= 1
        return 0
      }
      const waitMs = allowance.refusedUntil - now.getTime()
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
      allowance.taking ??= take(caller, now, allowance).finally(() => (allowance.taking = null))
      await allowance.taking
    }
  }
}
