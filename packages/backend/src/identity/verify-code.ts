import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, throttled } from '../errors.ts'
import { checkCode, issueCode } from './one-time-code.ts'

/** Creates a code, or throws with the time to wait for one. */
export async function requestCode(db: Db, now: Date, request: Parameters<typeof issueCode>[2]): Promise<string> {
  const issued = await issueCode(db, now, request)
  if ('code' in issued) return issued.code
  throw throttled(issued.waitSeconds, `Resend OTP in ${formatWait(issued.waitSeconds)}.`)
}

/** Throws unless the code is valid. */
export async function verifyCode(db: Db, now: Date, request: Parameters<typeof checkCode>[2]): Promise<void> {
  const check = await checkCode(db, now, request)
  if (check === 'valid') return
  if (check === 'expired') throw new DomainError('code_expired', 'This OTP has expired. Request a new one.')
  if ('waitSeconds' in check) throw throttled(check.waitSeconds, 'Too many incorrect attempts. Request a new OTP.')
  const { attemptsLeft } = check
  throw invalidFields({ otp_key: `Incorrect OTP. ${attemptsLeft === 1 ? '1 try' : `${attemptsLeft} tries`} left.` })
}

const formatWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
