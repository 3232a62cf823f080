import { and, count, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rateLimitHits } from './tables.ts'
import { throttled } from '../errors.ts'
import { networkOf } from './network-of.ts'
import { type Secrets, sign } from '../secrets/secrets.ts'

const HOUR_MS = 60 * 60 * 1000
export const KEPT_SECONDS = 24 * 60 * 60

/** Requests per hour and caller. Our own choice of numbers. */
const MAX_PER_HOUR = {
  'user query': 5,
  'landing lead': 5,
  application: 5,
  'number change': 5,
  'diagnostic log': 30,
} as const

interface Caller {
  customer: { id: number } | null
  ip: string
  settings: { secrets: Secrets }
}

/** Counts a request of the caller, or throws with the seconds to wait. Requests of one caller are serialised. */
export async function checkRateLimit(
  db: Db,
  now: Date,
  kind: keyof typeof MAX_PER_HOUR,
  caller: Caller,
): Promise<void> {
  const callerHmac = await sign(
    caller.settings.secrets,
    caller.customer ? `customer ${caller.customer.id}` : `visitor ${networkOf(caller.ip)}`,
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${callerHmac}`}))`)
    const anHourAgo = new Date(now.getTime() - HOUR_MS)
    const [recent] = await tx
      .select({ count: count(), first: min(rateLimitHits.hitAt) })
      .from(rateLimitHits)
      .where(
        and(eq(rateLimitHits.kind, kind), eq(rateLimitHits.caller, callerHmac), gt(rateLimitHits.hitAt, anHourAgo)),
      )
    if (recent?.first && recent.count >= MAX_PER_HOUR[kind]) {
      const wait = Math.ceil((recent.first.getTime() + HOUR_MS - now.getTime()) / 1000)
      throw throttled(wait, `Too many requests. Try again in ${Math.ceil(wait / 60)} min.`)
    }
    await tx.insert(rateLimitHits).values({ kind, caller: callerHmac, hitAt: now })
  })
}

export async function deleteOldRateLimitHits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimitHits).where(lte(rateLimitHits.hitAt, new Date(now.getTime() - KEPT_SECONDS * 1000)))
}
