import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, throttled } from '../errors.ts'
import { type Secrets, sha256 } from '../secrets/secrets.ts'
import { openText, sealText } from '../secrets/seal-text.ts'
import { staffRecoveryCodes, staffSecondFactors, staffSessions } from './tables.ts'
import { SEAL_PURPOSE, stepOf } from './totp.ts'

const MAX_FAILURES = 5
const LOCK_SECONDS = 300

interface Attempt {
  memberId: number
  /** Six digits of the app, or a recovery code. */
  code: string
  secrets: Secrets
}

/**
 * Accepts a code of the app once, or a recovery code once. It commits by itself: a wrong code counts although the
 * request is refused, and a code stays used although the action after it fails.
 */
export async function verifySecondFactor(db: Db, now: Date, { memberId, code, secrets }: Attempt): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(staffSecondFactors)
      .where(eq(staffSecondFactors.memberId, memberId))
      .for('update')
    if (!factor) return new DomainError('wrong_status', 'Set up the authenticator app first.')
    const { lockedUntil, lastStep, sealedKey, confirmedAt } = factor
    if (lockedUntil !== null && lockedUntil > now)
      return throttled(secondsUntil(lockedUntil, now), 'Too many incorrect codes. Try again in 5 minutes.')
    const key = await openText(secrets, SEAL_PURPOSE, sealedKey)
    const step = key === null ? null : stepOf(key.text, code, now)
    const isNew = step !== null && step > lastStep
    const isAccepted = isNew || (confirmedAt !== null && (await useRecoveryCode(tx, memberId, code)))
    const failures = isAccepted ? 0 : factor.failures + 1
    await tx
      .update(staffSecondFactors)
      .set({
        lastStep: isNew ? step : lastStep,
        confirmedAt: confirmedAt ?? (isNew ? now : null),
        failures: failures >= MAX_FAILURES ? 0 : failures,
        lockedUntil: failures >= MAX_FAILURES ? new Date(now.getTime() + LOCK_SECONDS * 1000) : null,
      })
      .where(eq(staffSecondFactors.memberId, memberId))
    if (isAccepted) return null
    if (step !== null) return invalidFields({ code: 'This code was used already. Wait for the next one.' })
    return invalidFields({ code: 'Incorrect code. Check the time of your phone, or wait for the next code.' })
  })
  if (refusal !== null) throw refusal
}

/** Seals the keys of all apps with the first secret, so that the ones before it are needed no more. */
export async function resealSecondFactors(db: Db, secrets: Secrets): Promise<void> {
  for (const { memberId, sealedKey } of await db.select().from(staffSecondFactors)) {
    const key = await openText(secrets, SEAL_PURPOSE, sealedKey)
    if (!key || key.isCurrent) continue
    await db
      .update(staffSecondFactors)
      .set({ sealedKey: await sealText(secrets, SEAL_PURPOSE, key.text) })
      .where(and(eq(staffSecondFactors.memberId, memberId), eq(staffSecondFactors.sealedKey, sealedKey)))
  }
}

const secondsUntil = (until: Date, now: Date): number => Math.ceil((until.getTime() - now.getTime()) / 1000)

async function useRecoveryCode(tx: Db, memberId: number, code: string): Promise<boolean> {
  const hash = await hashRecoveryCode(code)
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.memberId, memberId), eq(staffRecoveryCodes.hash, hash)))
    .returning()
  return used.length > 0
}

/** As it is typed: without dashes and spaces, in any case. */
export const hashRecoveryCode = (code: string): Promise<string> => sha256(code.replaceAll(/[\s-]/g, '').toLowerCase())

/** Forgets the app and the recovery codes, and asks every device again. */
export async function removeSecondFactor(db: Db, member: { id: number; phone: string }): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, member.id))
  await db.delete(staffSecondFactors).where(eq(staffSecondFactors.memberId, member.id))
  await db.update(staffSessions).set({ secondFactorAt: null }).where(eq(staffSessions.phone, member.phone))
}
