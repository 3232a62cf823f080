import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { hmac } from '../secrets/secrets.ts'
import { confirmedNetworks } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const CONFIRMATION_KEPT_DAYS = 30

export interface PhoneNetwork {
  phoneHmac: string
  networkHmac: string
}

export async function phoneNetworkOf(secret: string, phone: string, network: string): Promise<PhoneNetwork> {
  const [phoneHmac, networkHmac] = await Promise.all([
    hmac(secret, `confirmed phone ${phone}`),
    hmac(secret, `confirmed network ${network}`),
  ])
  return { phoneHmac, networkHmac }
}

/** Remembers for thirty days that the phone was confirmed from this network. */
export async function confirmNetwork(db: Db, now: Date, pair: PhoneNetwork): Promise<void> {
  const { phoneHmac, networkHmac } = confirmedNetworks
  await db
    .insert(confirmedNetworks)
    .values({ ...pair, lastAt: now })
    .onConflictDoUpdate({ target: [phoneHmac, networkHmac], set: { lastAt: now } })
}

/** Whether the phone was confirmed from this network within thirty days. */
export async function isConfirmedNetwork(db: Db, now: Date, pair: PhoneNetwork): Promise<boolean> {
  const found = await db
    .select({ at: confirmedNetworks.lastAt })
    .from(confirmedNetworks)
    .where(
      and(
        eq(confirmedNetworks.phoneHmac, pair.phoneHmac),
        eq(confirmedNetworks.networkHmac, pair.networkHmac),
        gt(confirmedNetworks.lastAt, daysBefore(now, CONFIRMATION_KEPT_DAYS)),
      ),
    )
  return found.length > 0
}

/** How many phones were confirmed from the network within a day. */
export async function countConfirmedPhones(db: Db, now: Date, networkHmac: string): Promise<number> {
  const [found] = await db
    .select({ phones: count() })
    .from(confirmedNetworks)
    .where(and(eq(confirmedNetworks.networkHmac, networkHmac), gt(confirmedNetworks.lastAt, daysBefore(now, 1))))
  return found?.phones ?? 0
}

export async function deleteOldConfirmations(db: Db, now: Date): Promise<void> {
  await db.delete(confirmedNetworks).where(lte(confirmedNetworks.lastAt, daysBefore(now, CONFIRMATION_KEPT_DAYS)))
}

/** For the deletion of an account. */
export async function forgetNetworksOf(db: Db, secret: string, phone: string): Promise<void> {
  const { phoneHmac } = await phoneNetworkOf(secret, phone, '')
  await db.delete(confirmedNetworks).where(eq(confirmedNetworks.phoneHmac, phoneHmac))
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
