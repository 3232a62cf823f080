import { describeFailure } from '../ports/log.ts'
import { SmsFailure } from '../ports/sms-sender.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { changeProfile, profileOf, summaryOf } from './profile.ts'
import {
  codeMessage,
  customerOfPhone,
  requestCode,
  verifyCode,
  CODE_SECONDS,
  proofOfPhone,
  RESEND_SECONDS,
  phoneNumber,
  renew,
  rotate,
  signIn,
  signOut,
} from '../identity/index.ts'
import { deleteAccount } from './delete-account.ts'
import { keepPicture } from '../files/index.ts'
import { printPaise, toPaise } from '../money/rupees.ts'
import { randomToken } from '../secrets/secrets.ts'
import type { Call, Handlers, Reply } from '../endpoint/handler.ts'

export const accountEndpoints: Handlers<'account'> = {
  requestLoginOtp: ({ body }, call) => sendCode(call, phoneNumber(body.phone_number, body.country_code), 'login'),

  async verifyLoginOtp({ body }, { db, now, settings }) {
    const phone = phoneNumber(body.phone_number)
    await verifyCode(db, now, { phone, purpose: 'login', secret: settings.secret, code: body.otp_key })
    const { customer, isNew } = await customerOfPhone(db, now, phone)
    const tokens = await signIn(db, now, customer.id)
    return { ...tokens, log_token: randomToken(), is_new_user: isNew, user: summaryOf(customer) }
  },

  async logout({ body }, { db, now, setHeader }) {
    await signOut(db, now, body.refresh)
    // The page clears what it knows of; the browser clears the rest.
    setHeader('clear-site-data', '"cookies", "storage"')
    return { detail: 'You are signed out.' }
  },

  async refreshAccessToken({ body }, { db, now, settings }) {
    const tokens = settings.rotateRefreshTokens
      ? await rotate(db, now, settings.secret, body.refresh)
      : await renew(db, now, body.refresh)
    if (typeof tokens === 'string') throw new DomainError('token_not_valid', 'Your sign-in has run out. Sign in again.')
    return tokens
  },

  getMyProfile: (_, { db, now, customer }) => profileOf(db, now, customer),

  async updateProfile({ path, body }, { db, now, customer }) {
    if (path.id !== customer.id) throw notFound()
    const { avatar, ...changes } = body
    // The text is what the profile answered: a client may send back what it was given, and no other address.
    if (typeof avatar === 'string' && avatar !== customer.avatar)
      throw invalidFields({ avatar: 'Send the picture itself.' })
    const kept = avatar instanceof Blob ? await keepPicture(db, 'avatar', avatar) : avatar
    const changed = await changeProfile(db, now, customer, { ...changes, ...(kept !== undefined && { avatar: kept }) })
    return profileOf(db, now, changed)
  },

  async deleteMyAccount({ body }, { db, now, customer }) {
    const proof = body?.verification_token ?? ''
    const leftPaise = await deleteAccount(db, now, customer, {
      proof,
      givenUpPaise: toPaise(body?.give_up_balance ?? 0),
    })
    const given = leftPaise > 0 ? ` ${printPaise(leftPaise)} were given up with it.` : ''
    return { detail: `Your account is deleted.${given}` }
  },

  sendOtp: ({ body }, call) => sendCode(call, phoneNumber(body.phone_number), 'confirm'),

  async verifyOtp({ body }, { db, now, settings }) {
    const phone = phoneNumber(body.phone_number)
    await verifyCode(db, now, { phone, purpose: 'confirm', secret: settings.secret, code: body.otp_key })
    const verification_token = await proofOfPhone(db, now, phone)
    return { detail: 'The number is confirmed.', verified: true, verification_token }
  },

  getMyIp: async (_, { ip }) => ({ ip }),
}

/** The same words for every number, known or not. */
async function sendCode(
  { db, now, ip, ports, settings }: Call,
  phone: string,
  purpose: 'login' | 'confirm',
): Promise<Reply<'sendOtp'>> {
  const code = await requestCode(db, now, { phone, ip, purpose, secret: settings.secret })
  const template = purpose === 'login' ? 'login_code' : 'confirm_code'
  await ports.sms.send(codeMessage({ phone, code, template, origin: settings.webOrigin })).catch((failure: unknown) => {
    if (!(failure instanceof SmsFailure)) throw failure
    ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
    const detail = 'We could not send a code just now. Try again in half a minute.'
    throw new DomainError('sms_unavailable', detail)
  })
  return { detail: 'We sent a code to your phone.', expires_in: CODE_SECONDS, resend_after: RESEND_SECONDS }
}
