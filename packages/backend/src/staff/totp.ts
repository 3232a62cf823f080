import { Secret, TOTP } from 'otpauth'

export const SEAL_PURPOSE = 'second factor of staff'

const ISSUER = 'Tarapath desk'

export const newTotpKey = (): string => new Secret({ size: 20 }).base32

const totpOf = (key: string, label = 'staff'): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) })

/** What the QR code of the enrolment says. */
export const totpAddress = (key: string, label: string): string => totpOf(key, label).toString()

/** The 30-second step to which the code belongs: this one or one next to it. Null for a wrong code. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const token = code.replaceAll(' ', '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(key).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 30_000) + delta
}
