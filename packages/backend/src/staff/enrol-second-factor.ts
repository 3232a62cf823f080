import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields } from '../errors.ts'
import { openText, sealText } from '../secrets/seal-text.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { hashRecoveryCode, verifySecondFactor } from './second-factor.ts'
import { staffRecoveryCodes, staffSecondFactors } from './tables.ts'
import { newTotpKey, SEAL_PURPOSE, totpAddress } from './totp.ts'

const RECOVERY_CODES = 10
/** Without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export async function hasSecondFactor(db: Db, memberId: number): Promise<boolean> {
  const [factor] = await db
    .select({ confirmedAt: staffSecondFactors.confirmedAt })
    .from(staffSecondFactors)
    .where(eq(staffSecondFactors.memberId, memberId))
  return factor !== undefined && factor.confirmedAt !== null
}

/** The key to scan. A page that is opened again shows the same key, until a code confirms it. */
export async function enrolmentKey(db: Db, member: { id: number; label: string }, secrets: Secrets) {
  const [factor] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.memberId, member.id))
  if (factor && factor.confirmedAt !== null)
    throw new DomainError('wrong_status', 'The authenticator app is set up already.')
  const begun = factor ? await openText(secrets, SEAL_PURPOSE, factor.sealedKey) : null
  const key = begun?.text ?? newTotpKey()
  if (begun === null) {
    const sealedKey = await sealText(secrets, SEAL_PURPOSE, key)
    await db
      .insert(staffSecondFactors)
      .values({ memberId: member.id, sealedKey })
      .onConflictDoUpdate({ target: staffSecondFactors.memberId, set: { sealedKey } })
  }
  return { key, address: totpAddress(key, member.label) }
}

/** Confirms the key with its first code, and returns the recovery codes: this is the only time that they are shown. */
export async function confirmEnrolment(
  db: Db,
  now: Date,
  attempt: { memberId: number; code: string; secrets: Secrets },
): Promise<string[]> {
  const { memberId } = attempt
  if (await hasSecondFactor(db, memberId))
    throw new DomainError('wrong_status', 'The authenticator app is set up already.')
  await verifySecondFactor(db, now, attempt)
  return writeRecoveryCodes(db, memberId)
}

/**
 * Replaces the recovery codes, because the first ones may never have been shown. It needs a code of the app: with a
 * recovery code, somebody who found one code would get ten new ones.
 */
export async function replaceRecoveryCodes(
  db: Db,
  now: Date,
  attempt: { memberId: number; code: string; secrets: Secrets },
): Promise<string[]> {
  if (!/^[\d ]+$/.test(attempt.code)) throw invalidFields({ code: 'Enter the six digits that your app shows now.' })
  await verifySecondFactor(db, now, attempt)
  return writeRecoveryCodes(db, attempt.memberId)
}

async function writeRecoveryCodes(db: Db, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const rows = await Promise.all(codes.map(async (code) => ({ memberId, hash: await hashRecoveryCode(code) })))
  await db.transaction(async (tx) => {
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId))
    await tx.insert(staffRecoveryCodes).values(rows)
  })
  return codes
}

/** Such as k7wd-2mfa-x9tr: 59 random bits. A byte above the last whole multiple of the letters would make some likelier. */
function newRecoveryCode(): string {
  const letters: string[] = []
  while (letters.length < 12) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % LETTERS.length)) letters.push(LETTERS[byte % LETTERS.length] ?? '')
  }
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')
}
