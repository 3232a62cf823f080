import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { otpChallenges, verificationTokens } from './tables.ts'
import { deleteOldMessages } from '../ports/sms-sender/outbox.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { hasSigned, randomToken, type Secrets, sha256, sign } from '../secrets/secrets.ts'
import { decideOnCode, readCodeHistory, type Challenge, type Reason } from './code-limits.ts'
import { networkHmacOf } from './known-networks.ts'

export const CODE_LIFETIME_SECONDS = 300
export const RESEND_SECONDS = 30
const MAX_ATTEMPTS = 5
const HOUR_MS = 60 * 60 * 1000

/** A code is valid for the purpose it was sent for only. */
interface CodeCaller {
  phone: string
  ip: string
  purpose: Challenge['purpose']
  secrets: Secrets
  /** A random text that the caller chose; it binds the code to the request that asked for it. */
  requestToken?: string | undefined
}

export interface CodeRequest extends CodeCaller {
  /** Messages in an hour to all phones. */
  maxPerHour: number
}

export interface IssuedCode {
  id: number
  /** Null when the phone has just got a message: the request shares its code. */
  code: string | null
  expiresInSeconds: number
  resendSeconds: number
  /** Whether this message reached the limit for all phones. */
  isLast: boolean
}

/** Creates a code for the caller, or answers how long to wait and why. Codes of other callers stay valid. */
export async function issueCode(
  db: Db,
  now: Date,
  { phone, ip, purpose, secrets, requestToken, maxPerHour }: CodeRequest,
): Promise<IssuedCode | { waitSeconds: number; reason: Reason }> {
  const network = networkOf(ip)
  const requestHash = requestToken === undefined ? null : await sha256(requestToken)
  const networkHmac = await networkHmacOf(secrets, ip)
  return db.transaction(async (tx) => {
    // Requests are serialised for one phone, then for one address, then for all, so that the limits hold.
    for (const lock of [`code for ${phone}`, `code from ${network}`, 'code'])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`)
    const history = await readCodeHistory(tx, now, { phone, network, networkHmac, purpose, requestHash })
    const decision = decideOnCode(history, now, maxPerHour)
    if (decision.kind === 'wait') return { waitSeconds: decision.seconds, reason: decision.reason }

    const code = decision.kind === 'send' ? randomCode() : null
    const { resendSeconds } = decision
    const stored = decision.kind === 'send' ? await newCode(secrets, code ?? '', now) : sharedCode(decision.code)
    const [inserted] = await tx
      .insert(otpChallenges)
      .values({
        ...stored,
        phone,
        purpose,
        ip: network,
        requestHash,
        resendSeconds,
        isSent: code !== null,
        createdAt: now,
      })
      .returning({ id: otpChallenges.id })
    if (!inserted) throw new Error('The code was not inserted.')
    return {
      id: inserted.id,
      code,
      expiresInSeconds: Math.floor((stored.expiresAt.getTime() - now.getTime()) / 1000),
      resendSeconds,
      isLast: decision.kind === 'send' && decision.isLast,
    }
  })
}

/** Marks a message as not sent: other requests do not share its code, and it does not count for the global limit. */
export async function markNotSent(db: Db, id: number): Promise<void> {
  await db.update(otpChallenges).set({ isSent: false }).where(eq(otpChallenges.id, id))
}

export type CodeCheck = 'valid' | 'expired' | { attemptsLeft: number } | { waitSeconds: number }

/**
 * Compares a guess with the code that the same caller requested. The attempt is counted before the code is compared, in
 * one statement, so that concurrent guesses cannot exceed the limit. Of two concurrent correct entries one succeeds.
 */
export async function checkCode(
  db: Db,
  now: Date,
  { code, ...caller }: CodeCaller & { code: string },
): Promise<CodeCheck> {
  const found = await findRequest(db, now, caller)
  if (!found || found.request.consumedAt) return 'expired'
  const { request, counter } = found
  const [counted] = await db
    .update(otpChallenges)
    .set({ [counter]: sql`${otpChallenges[counter]} + 1` })
    .where(eq(otpChallenges.id, request.id))
    .returning({ attempts: otpChallenges[counter], consumedAt: otpChallenges.consumedAt })
  if (!counted || counted.consumedAt) return 'expired'
  if (counted.attempts > MAX_ATTEMPTS) {
    const nextCodeAt = request.createdAt.getTime() + request.resendSeconds * 1000
    return { waitSeconds: Math.max(1, Math.ceil((nextCodeAt - now.getTime()) / 1000)) }
  }
  if (!(await hasSigned(caller.secrets, `code ${request.nonce} ${code}`, request.codeHmac)))
    return { attemptsLeft: MAX_ATTEMPTS - counted.attempts }
  // Requests that share the code have the same nonce.
  const consumed = await db
    .update(otpChallenges)
    .set({ consumedAt: now })
    .where(and(eq(otpChallenges.nonce, request.nonce), isNull(otpChallenges.consumedAt)))
    .returning({ id: otpChallenges.id })
  return consumed.length > 0 ? 'valid' : 'expired'
}

/**
 * The request to which a guess belongs. Our own choice: a client without request tokens is known by its network, and
 * when it has moved to another one, its guesses have a count of their own.
 */
async function findRequest(
  db: Db,
  now: Date,
  { phone, ip, purpose, requestToken }: CodeCaller,
): Promise<{ request: Challenge; counter: 'attempts' | 'foreignAttempts' } | null> {
  const requestHash = requestToken === undefined ? null : await sha256(requestToken)
  const requests = await db
    .select()
    .from(otpChallenges)
    .where(
      and(
        eq(otpChallenges.phone, phone),
        eq(otpChallenges.purpose, purpose),
        requestHash === null ? isNull(otpChallenges.requestHash) : eq(otpChallenges.requestHash, requestHash),
        gt(otpChallenges.expiresAt, now),
      ),
    )
    .orderBy(desc(otpChallenges.id))
  const own = requests.find((each) => requestHash !== null || each.ip === networkOf(ip))
  if (own) return { request: own, counter: 'attempts' }
  return requests[0] ? { request: requests[0], counter: 'foreignAttempts' } : null
}

/** Deletes the codes, verification tokens and messages of more than a day ago. */
export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS)
  await db.delete(otpChallenges).where(lte(otpChallenges.createdAt, yesterday))
  await db.delete(verificationTokens).where(lte(verificationTokens.expiresAt, yesterday))
  await deleteOldMessages(db, yesterday)
}

async function newCode(secrets: Secrets, code: string, now: Date) {
  const nonce = randomToken()
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000)
  return { nonce, codeHmac: await sign(secrets, `code ${nonce} ${code}`), expiresAt }
}

const sharedCode = ({ nonce, codeHmac, expiresAt }: Challenge) => ({ nonce, codeHmac, expiresAt })

/** Six digits, uniformly distributed: larger random numbers are drawn again. */
function randomCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : randomCode()
}
