import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTokens, refreshTokens, signIns, type Audience } from './tables.ts'
import { hmac, randomToken, type Secrets, sha256 } from '../secrets/secrets.ts'

const ACCESS_MS = 10 * 60 * 1000
const IDLE_MS = 14 * 24 * 60 * 60 * 1000
const ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000
/** Two tabs may send the same refresh token; within this time both get the same tokens. */
const GRACE_MS = 30 * 1000

export interface TokenPair {
  access: string
  refresh: string
}

interface NewSignIn {
  customerId: number
  audience: Audience
  networkHmac?: string
  device?: string
}

export async function signIn(db: Db, now: Date, newSignIn: NewSignIn): Promise<TokenPair> {
  const pair = { access: randomToken(), refresh: randomToken() }
  await db.transaction(async (tx) => {
    const [family] = await tx
      .insert(signIns)
      .values({ ...newSignIn, createdAt: now, expiresAt: after(now, ABSOLUTE_MS) })
      .returning()
    if (family) await storePair(tx, now, family, pair)
  })
  return pair
}

/** The new tokens, or why there are none. */
export type RotationResult = TokenPair | 'unknown' | 'reused'

/**
 * Replaces a refresh token by its successor. The successor is derived from the token and a secret, so that a repeated
 * request within the grace period gets the same pair, although only hashes are stored. A token that is used again later
 * was copied, so the whole token family is revoked.
 */
export async function rotateRefreshToken(db: Db, now: Date, secrets: Secrets, token: string): Promise<RotationResult> {
  const hash = await sha256(token)
  const pair = await successorOf(secrets[0], token)
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ token: refreshTokens, family: signIns })
      .from(refreshTokens)
      .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
      .where(eq(refreshTokens.hash, hash))
    if (!found || found.family.revokedAt || found.family.expiresAt <= now || found.token.expiresAt <= now)
      return 'unknown'
    const successorHash = await sha256(pair.refresh)
    const [rotated] = await tx
      .update(refreshTokens)
      .set({ rotatedAt: now, successorHash })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
      .returning()
    if (rotated) {
      await storePair(tx, now, found.family, pair)
      return pair
    }
    if (await isWithinGrace(tx, now, hash)) return await storedSuccessor(tx, secrets, token)
    await revoke(tx, now, found.family.id, 'reuse')
    return 'reused'
  })
}

const successorOf = async (secret: string, token: string): Promise<TokenPair> => ({
  access: await hmac(secret, `access after ${token}`),
  refresh: await hmac(secret, `refresh after ${token}`),
})

/** The pair that the first request was given; another process may have derived it with another secret. */
async function storedSuccessor(db: Db, secrets: Secrets, token: string): Promise<TokenPair | 'unknown'> {
  const hash = await sha256(token)
  const [stored] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  for (const secret of secrets) {
    const pair = await successorOf(secret, token)
    if (stored?.successorHash === (await sha256(pair.refresh))) return pair
  }
  return 'unknown'
}

/** A new access token for the same refresh token, for clients that cannot store a new one. */
export async function renewAccessToken(db: Db, now: Date, token: string): Promise<{ access: string } | 'unknown'> {
  const family = await findFamily(db, token)
  if (!family || family.revokedAt || family.expiresAt <= now || family.tokenExpiresAt <= now) return 'unknown'
  const access = randomToken()
  await db.transaction(async (tx) => {
    await tx.insert(accessTokens).values({
      hash: await sha256(access),
      signInId: family.id,
      expiresAt: earlier(after(now, ACCESS_MS), family.expiresAt),
    })
    const expiresAt = earlier(after(now, IDLE_MS), family.expiresAt)
    await tx
      .update(refreshTokens)
      .set({ expiresAt })
      .where(eq(refreshTokens.hash, await sha256(token)))
  })
  return { access }
}

/** Ends the sign-in session of a refresh token, which may be a rotated one. */
export async function signOut(db: Db, now: Date, token: string): Promise<void> {
  const family = await findFamily(db, token)
  if (family) await revoke(db, now, family.id, 'logout')
}

export async function signOutDeleted(db: Db, now: Date, customerId: number): Promise<void> {
  await db.update(signIns).set({ networkHmac: null, device: '' }).where(eq(signIns.customerId, customerId))
  await signOutEverywhere(db, now, customerId, 'deleted')
}

/** Ends every session of the customer. */
export async function signOutEverywhere(
  db: Db,
  now: Date,
  customerId: number,
  reason: 'deleted' | 'blocked',
): Promise<void> {
  await db
    .update(signIns)
    .set({ revokedAt: now, revokedBecause: reason })
    .where(and(eq(signIns.customerId, customerId), isNull(signIns.revokedAt)))
}

/** Ends every session of the customer but one, in all apps. Returns how many. */
export async function endOtherSignIns(
  db: Db,
  now: Date,
  { customerId, signInId }: { customerId: number; signInId: number },
  reason: 'elsewhere' | 'number',
): Promise<number> {
  const ended = await db
    .update(signIns)
    .set({ revokedAt: now, revokedBecause: reason })
    .where(and(isOpen(customerId, now), ne(signIns.id, signInId)))
    .returning({ id: signIns.id })
  return ended.length
}

/** The sessions that are signed in, the latest first. */
export const listSignIns = (db: Db, now: Date, customerId: number) =>
  db.select().from(signIns).where(isOpen(customerId, now)).orderBy(desc(signIns.createdAt), desc(signIns.id))

const isOpen = (customerId: number, now: Date) =>
  and(eq(signIns.customerId, customerId), isNull(signIns.revokedAt), gt(signIns.expiresAt, now))

/** A sign-in goes with its last token, and with it the network that it came from. */
export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now))
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  await db.delete(signIns).where(lte(signIns.expiresAt, now))
}

/** Whether the token is the direct predecessor of the current one and was rotated within the grace period. */
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
    .values({ hash: await sha256(access), signInId, expiresAt: earlier(after(now, ACCESS_MS), family.expiresAt) })
  await db
    .insert(refreshTokens)
    .values({ hash: await sha256(refresh), signInId, expiresAt: earlier(after(now, IDLE_MS), family.expiresAt) })
}

async function findFamily(db: Db, token: string) {
  const [family] = await db
    .select({
      id: signIns.id,
      expiresAt: signIns.expiresAt,
      revokedAt: signIns.revokedAt,
      tokenExpiresAt: refreshTokens.expiresAt,
    })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.id, refreshTokens.signInId))
    .where(eq(refreshTokens.hash, await sha256(token)))
  return family
}

const revoke = (db: Db, now: Date, signInId: number, reason: 'logout' | 'reuse') =>
  db
    .update(signIns)
    .set({ revokedAt: now, revokedBecause: reason })
    .where(and(eq(signIns.id, signInId), isNull(signIns.revokedAt)))

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
