import type { Db } from '../database/db.ts'
import { DomainError, invalidFields, throttled } from '../errors.ts'
import type { Log } from '../ports/log.ts'
import { checkCode, issueCode, type CodeRequest, type IssuedCode } from './one-time-code.ts'

/** Creates a code, or throws with the time to wait for one. */
export async function requestCode(db: Db, now: Date, request: CodeRequest, log: Log): Promise<IssuedCode> {
  const issued = await issueCode(db, now, request)
  if ('reason' in issued) {
    const wait = formatWait(issued.waitSeconds)
    const sentences = {
      resend: `Resend OTP in ${wait}.`,
      phone: `Too many OTPs were requested for this number. Try again in ${wait}.`,
      network: `Too many OTPs were requested from your network. Try again in ${wait}.`,
      all: `Too many people are signing in right now. Try again in ${wait}.`,
    }
    throw throttled(issued.waitSeconds, sentences[issued.reason])
  }
  if (issued.isLast)
    log.write({ level: 'error', event: 'limit of one-time codes reached', perHour: request.maxPerHour })
  return issued
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
  seconds < 120 ? (seconds === 1 ? '1 second' : `${seconds} seconds`) : `${Math.ceil(seconds / 60)} minutes`
