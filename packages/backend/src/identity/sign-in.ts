import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTokens, refreshTokens, signIns } from './tables.ts'
import { hashOf, randomToken, hmacOf } from '../secrets/secrets.ts'

const ACCESS_MS = 10 * 60 * 1000
const IDLE_MS = 14 * 24 * 60 * 60 * 1000
const ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000
/** Two tabs may come with the same refresh token; within this time both get the same answer. */
const GRACE_MS = 30 * 1000

export interface TokenPair {
  access: string
  refresh: string
}

export async function signIn(db: Db, now: Date, customerId: number): Promise<TokenPair> {
  const pair = { access: randomToken(), refresh: randomToken() }
  await db.transaction(async (tx) => {
    const [family] = await tx
      .insert(signIns)
      .values({ customerId, createdAt: now, expiresAt: after(now, ABSOLUTE_MS) })
      .returning()
    if (family) await storePair(tx, now, family, pair)
  })
  return pair
}

/** Which answer a refresh gets, or why it gets none. */
export type Rotation = TokenPair | 'unknown' | 'reused'

/**
 * Trades a refresh token for its successor. Successors are made from the token itself and the secret: whoever
 * comes again with the same token while that is allowed gets the same pair, though only hashes are stored.
 * A token that comes back later was copied: the whole family is revoked.
 */
export async function rotate(db: Db, now: Date, secret: string, token: string): Promise<Rotation> {
  const hash = await hashOf(token)
  const pair = {
    access: await hmacOf(secret, `access after ${token}`),
    refresh: await hmacOf(secret, `refresh after ${token}`),
  }
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ token: refreshTokens, family: signIns })
      .from(refreshTokens)
      .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
      .where(eq(refreshTokens.hash, hash))
    if (!found || found.family.revokedAt || found.family.expiresAt <= now || found.token.expiresAt <= now)
      return 'unknown'
    const successorHash = await hashOf(pair.refresh)
    const [first] = await tx
      .update(refreshTokens)
      .set({ rotatedAt: now, successorHash })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
      .returning()
    if (first) {
      await storePair(tx, now, found.family, pair)
      return pair
    }
    if (await isWithinGrace(tx, now, hash)) return pair
    await revoke(tx, now, found.family.id, 'reuse')
    return 'reused'
  })
}

/** A new access token on the same refresh token, for clients that never store another one. */
export async function renew(db: Db, now: Date, token: string): Promise<{ access: string } | 'unknown'> {
  const family = await familyOf(db, token)
  if (!family || family.revokedAt || family.expiresAt <= now || family.tokenExpiresAt <= now) return 'unknown'
  const access = randomToken()
  await db.transaction(async (tx) => {
    await tx
      .insert(accessTokens)
      .values({ hash: await hashOf(access), signInId: family.id, expiresAt: after(now, ACCESS_MS) })
    const expiresAt = earlier(after(now, IDLE_MS), family.expiresAt)
    await tx
      .update(refreshTokens)
      .set({ expiresAt })
      .where(eq(refreshTokens.hash, await hashOf(token)))
  })
  return { access }
}

/** Ends the sign-in a refresh token belongs to, whichever of its generations it is. */
export async function signOut(db: Db, now: Date, token: string): Promise<void> {
  const family = await familyOf(db, token)
  if (family) await revoke(db, now, family.id, 'logout')
}

export async function signOutEverywhere(db: Db, now: Date, customerId: number): Promise<void> {
  await db
    .update(signIns)
    .set({ revokedAt: now, revokedBecause: 'deleted' })
    .where(and(eq(signIns.customerId, customerId), isNull(signIns.revokedAt)))
}

export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now))
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
}

/** Still the token before the current one, and rotated a moment ago. */
async function isWithinGrace(db: Db, now: Date, hash: string): Promise<boolean> {
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  if (!token?.rotatedAt || !token.successorHash) return false
  if (now.getTime() - token.rotatedAt.getTime() > GRACE_MS) return false
  const [successor] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, token.successorHash))
  return successor?.rotatedAt === null
}

async function storePair(
  db: Db,
  now: Date,
  family: { id: number; expiresAt: Date },
  { access, refresh }: TokenPair,
): Promise<void> {
  const signInId = family.id
  await db
    .insert(accessTokens)
    .values({ hash: await hashOf(access), signInId, expiresAt: earlier(after(now, ACCESS_MS), family.expiresAt) })
  await db
    .insert(refreshTokens)
    .values({ hash: await hashOf(refresh), signInId, expiresAt: earlier(after(now, IDLE_MS), family.expiresAt) })
}

async function familyOf(db: Db, token: string) {
  const [family] = await db
    .select({
      id: signIns.id,
      expiresAt: signIns.expiresAt,
      revokedAt: signIns.revokedAt,
      tokenExpiresAt: refreshTokens.expiresAt,
    })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
    .where(eq(refreshTokens.hash, await hashOf(token)))
  return family
}

const revoke = (db: Db, now: Date, signInId: number, because: 'logout' | 'reuse') =>
  db
    .update(signIns)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(signIns.id, signInId), isNull(signIns.revokedAt)))

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
