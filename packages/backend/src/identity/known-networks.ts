import { and, countDistinct, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { type Secrets, sign } from '../secrets/secrets.ts'
import { customers, signIns } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KNOWN_DAYS = 30

/** Stored with a sign-in instead of its address. */
export const networkHmacOf = (secrets: Secrets, ip: string): Promise<string> =>
  sign(secrets, `network ${networkOf(ip)}`)

/** Whether the owner of the phone signed in from this network within thirty days. */
export async function isKnownNetwork(
  db: Db,
  now: Date,
  { phone, networkHmac }: { phone: string; networkHmac: string },
): Promise<boolean> {
  const found = await db
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(customers, eq(customers.id, signIns.customerId))
    .where(and(eq(customers.phone, phone), eq(signIns.networkHmac, networkHmac), since(now, KNOWN_DAYS)))
    .limit(1)
  return found.length > 0
}

/** How many customers signed in from the network within a day. */
export async function countSignedIn(db: Db, now: Date, networkHmac: string): Promise<number> {
  const [found] = await db
    .select({ customers: countDistinct(signIns.customerId) })
    .from(signIns)
    .where(and(eq(signIns.networkHmac, networkHmac), since(now, 1)))
  return found?.customers ?? 0
}

const since = (now: Date, days: number) => gt(signIns.createdAt, new Date(now.getTime() - days * DAY_MS))
