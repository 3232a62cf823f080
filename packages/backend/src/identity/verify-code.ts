import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, throttled } from '../errors.ts'
import { checkCode, issueCode } from './one-time-code.ts'

/** A new code, or a refusal that says how long to wait for one. */
export async function requestCode(db: Db, now: Date, request: Parameters<typeof issueCode>[2]): Promise<string> {
  const issued = await issueCode(db, now, request)
  if ('code' in issued) return issued.code
  throw throttled(issued.waitSeconds, `Ask for another code in ${inWords(issued.waitSeconds)}.`)
}

/** Passes with the right code, and refuses every other one in a sentence. */
export async function verifyCode(db: Db, now: Date, question: Parameters<typeof checkCode>[2]): Promise<void> {
  const check = await checkCode(db, now, question)
  if (check === 'right') return
  if (check === 'expired') throw new DomainError('code_expired', 'This code is no longer good. Ask for a new one.')
  if ('waitSeconds' in check) throw throttled(check.waitSeconds, 'Too many wrong codes. Ask for a new one.')
  const { triesLeft } = check
  throw invalidFields({ otp_key: `That code is not right. ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left.` })
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
