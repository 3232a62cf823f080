import { startTakeover } from '../astrologers/index.ts'
import type { EndpointContext, Input, Reply } from '../endpoint/handler.ts'
import { DomainError } from '../errors.ts'
import {
  codeMessage,
  markNotSent,
  networkHmacOf,
  refuseBlocked,
  requestCode,
  signIn,
  signInNumber,
  verifyCode,
} from '../identity/index.ts'
import { describeFailure } from '../ports/log.ts'
import { findAstrologerByPhone } from './astrologer-lookup.ts'
import { returnWithHours } from './own-settings.ts'

const purpose = 'astrologer'

/** The reply, and the time it takes, are the same for every number, so that they do not reveal who is an astrologer. */
export async function sendSignInCode(
  { db, now, ip, ports, settings }: EndpointContext,
  body: Input<'requestAstrologerCode'>['body'],
): Promise<Reply<'requestAstrologerCode'>> {
  const { secrets, phoneCountries, codesPerHour: maxPerHour, publicOrigin: origin } = settings
  const phone = signInNumber(body.phone_number, phoneCountries)
  const astrologer = await findAstrologerByPhone(db, phone)
  const request = { phone, ip, purpose, secrets, requestToken: body.request_token, maxPerHour } as const
  const { id, code, expiresInSeconds, resendSeconds } = await requestCode(db, now, request, ports.log)
  if (code !== null && astrologer)
    ports.sms.send(codeMessage({ phone, code, template: 'login_code', origin })).catch((failure: unknown) => {
      ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
      return markNotSent(db, id)
    })
  return {
    detail: 'If you are an astrologer of Tarapath, we have sent an OTP to this number.',
    expires_in: expiresInSeconds,
    resend_after: resendSeconds,
  }
}

/** From the sign-in on, the astrologer answers in person: where a script played them, it is silent. */
export async function signInByCode(
  { db, now, ip, settings }: EndpointContext,
  { phone_number, otp_key: code, request_token: requestToken }: Input<'signInAstrologer'>['body'],
): Promise<Reply<'signInAstrologer'>> {
  const { secrets, phoneCountries } = settings
  const phone = signInNumber(phone_number, phoneCountries)
  await verifyCode(db, now, { phone, ip, purpose, secrets, requestToken, code })
  const found = await findAstrologerByPhone(db, phone)
  // A guessed code of another number signs nobody in.
  if (!found) throw new DomainError('permission_denied', 'This number does not belong to an astrologer of Tarapath.')
  const { accountId, blockedAt, ...astrologer } = found
  refuseBlocked({ blockedAt })
  const networkHmac = await networkHmacOf(secrets, ip)
  await startTakeover(db, now, astrologer.id)
  await returnWithHours(db, now, astrologer.id)
  return {
    ...(await signIn(db, now, { customerId: accountId, audience: 'astrologer', networkHmac })),
    astrologer,
  }
}
