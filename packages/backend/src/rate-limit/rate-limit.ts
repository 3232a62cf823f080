import { and, count, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rateLimitHits } from './tables.ts'
import { throttled } from '../errors.ts'
import { networkOf } from './network-of.ts'
import { hmacOf } from '../secrets/secrets.ts'

const HOUR_MS = 60 * 60 * 1000
export const KEPT_SECONDS = 24 * 60 * 60

/** What may be done how often in an hour by one caller. Our own choice of numbers. */
const PER_HOUR = { 'user query': 5, 'landing lead': 5, application: 5, 'diagnostic log': 30 } as const

interface Caller {
  customer: { id: number } | null
  ip: string
  settings: { secret: string }
}

/** Counts one turn of the caller, or refuses with the seconds to wait. The rateLimitHits of one caller are counted one after the other. */
export async function checkRateLimit(db: Db, now: Date, kind: keyof typeof PER_HOUR, who: Caller): Promise<void> {
  const caller = await hmacOf(
    who.settings.secret,
    who.customer ? `customer ${who.customer.id}` : `visitor ${networkOf(who.ip)}`,
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${caller}`}))`)
    const anHourAgo = new Date(now.getTime() - HOUR_MS)
    const [taken] = await tx
      .select({ count: count(), first: min(rateLimitHits.hitAt) })
      .from(rateLimitHits)
      .where(and(eq(rateLimitHits.kind, kind), eq(rateLimitHits.caller, caller), gt(rateLimitHits.hitAt, anHourAgo)))
    if (taken?.first && taken.count >= PER_HOUR[kind]) {
      const wait = Math.ceil((taken.first.getTime() + HOUR_MS - now.getTime()) / 1000)
      throw throttled(wait, `That was often enough for now. Try again in ${Math.ceil(wait / 60)} min.`)
    }
    await tx.insert(rateLimitHits).values({ kind, caller, hitAt: now })
  })
}

export async function deleteOldRateLimitHits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimitHits).where(lte(rateLimitHits.hitAt, new Date(now.getTime() - KEPT_SECONDS * 1000)))
}
