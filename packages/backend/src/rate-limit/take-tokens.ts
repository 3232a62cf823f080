import { lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rateLimitBuckets } from './tables.ts'

/** Long after a bucket is full again, so that deleting it changes nothing. */
export const IDLE_SECONDS = 60 * 60

const ROUNDING = 1e-9

export interface BucketSize {
  /** The tokens of a full bucket. */
  burst: number
  /** The tokens that come back each second. */
  perSecond: number
}

interface TakenTokens {
  taken: number
  /** Until there are as many as were wanted. */
  waitSeconds: number
}

/** Takes as many of the wanted tokens as there are, from the bucket that all processes share. */
export async function takeTokens(
  db: Db,
  now: Date,
  { caller, wanted, burst, perSecond }: BucketSize & { caller: string; wanted: number },
): Promise<TakenTokens> {
  const first = Math.min(wanted, burst)
  const { tokens, filledAt } = rateLimitBuckets
  // The clocks of processes differ: the bucket never fills backwards.
  const seconds = sql`greatest(0, extract(epoch from excluded.filled_at - ${filledAt}))::float8`
  const filled = sql`least(${burst}::float8, ${tokens} + ${seconds} * ${perSecond}::float8)`
  // Rounding: a token that was refilled in parts is slightly less than one.
  const taken = sql`least(${wanted}::float8, floor(${filled} + ${ROUNDING}::float8))`
  const [bucket] = await db
    .insert(rateLimitBuckets)
    .values({ caller, tokens: burst - first, filledAt: now, taken: first })
    .onConflictDoUpdate({
      target: rateLimitBuckets.caller,
      set: {
        tokens: sql`greatest(0, ${filled} - ${taken})`,
        taken: sql`${taken}::integer`,
        filledAt: sql`greatest(${filledAt}, excluded.filled_at)`,
      },
    })
    .returning({ tokens, taken: rateLimitBuckets.taken })
  if (!bucket) throw new Error('A bucket was neither inserted nor updated.')
  return { taken: bucket.taken, waitSeconds: Math.max(0, wanted - bucket.tokens) / perSecond }
}

export async function deleteIdleBuckets(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimitBuckets).where(lte(rateLimitBuckets.filledAt, new Date(now.getTime() - IDLE_SECONDS * 1000)))
}
