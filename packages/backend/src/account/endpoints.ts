import { describeFailure } from '../ports/log.ts'
import { SmsFailure } from '../ports/sms-sender.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { changeProfile, profileReply, profileSummary } from './profile.ts'
import {
  CODE_LIFETIME_SECONDS,
  RESEND_SECONDS,
  codeMessage,
  findOrCreateCustomer,
  issueVerificationToken,
  phoneNumber,
  renewAccessToken,
  requestCode,
  rotateRefreshToken,
  signIn,
  signOut,
  verifyCode,
} from '../identity/index.ts'
import { deleteAccount } from './delete-account.ts'
import { storePicture } from '../files/index.ts'
import { printPaise, toPaise } from '../money/rupees.ts'
import { randomToken } from '../secrets/secrets.ts'
import type { EndpointContext, Handlers, Reply } from '../endpoint/handler.ts'

export const accountEndpoints: Handlers<'account'> = {
  requestLoginOtp: ({ body }, context) => sendCode(context, phoneNumber(body.phone_number, body.country_code), 'login'),

  async verifyLoginOtp({ body }, { db, now, settings }) {
    const phone = phoneNumber(body.phone_number)
    await verifyCode(db, now, { phone, purpose: 'login', secret: settings.secret, code: body.otp_key })
    const { customer, isNew } = await findOrCreateCustomer(db, now, phone)
    const tokens = await signIn(db, now, customer.id)
    return { ...tokens, log_token: randomToken(), is_new_user: isNew, user: profileSummary(customer) }
  },

  async logout({ body }, { db, now, setHeader }) {
    await signOut(db, now, body.refresh)
    // The app clears its own storage; this header clears the rest.
    setHeader('clear-site-data', '"cookies", "storage"')
    return { detail: 'You are logged out.' }
  },

  async refreshAccessToken({ body }, { db, now, settings }) {
    const tokens = settings.rotateRefreshTokens
      ? await rotateRefreshToken(db, now, settings.secret, body.refresh)
      : await renewAccessToken(db, now, body.refresh)
    if (typeof tokens === 'string') throw new DomainError('token_not_valid', 'Your session has expired. Log in again.')
    return tokens
  },

  getMyProfile: (_, { db, now, customer }) => profileReply(db, now, customer),

  async updateProfile({ path, body }, { db, now, customer }) {
    if (path.id !== customer.id) throw notFound()
    const { avatar, ...changes } = body
    // A client may send back the URL from the profile, but no other URL.
    if (typeof avatar === 'string' && avatar !== customer.avatar)
      throw invalidFields({ avatar: 'Upload a picture file.' })
    const stored = avatar instanceof Blob ? await storePicture(db, 'avatar', avatar) : avatar
    const changed = await changeProfile(db, now, customer, {
      ...changes,
      ...(stored !== undefined && { avatar: stored }),
    })
    return profileReply(db, now, changed)
  },

  async deleteMyAccount({ body }, { db, now, customer }) {
    const lostPaise = await deleteAccount(db, now, customer, {
      verificationToken: body?.verification_token ?? '',
      forfeitedPaise: toPaise(body?.give_up_balance ?? 0),
    })
    const balance = lostPaise > 0 ? ` You gave up a balance of ${printPaise(lostPaise)}.` : ''
    return { detail: `Your account has been deleted.${balance}` }
  },

  sendOtp: ({ body }, context) => sendCode(context, phoneNumber(body.phone_number), 'confirm'),

  async verifyOtp({ body }, { db, now, settings }) {
    const phone = phoneNumber(body.phone_number)
    await verifyCode(db, now, { phone, purpose: 'confirm', secret: settings.secret, code: body.otp_key })
    const verification_token = await issueVerificationToken(db, now, phone)
    return { detail: 'Your number is verified.', verified: true, verification_token }
  },

  getMyIp: async (_, { ip }) => ({ ip }),
}

/** The reply is the same for known and unknown numbers, so that it does not reveal who has an account. */
async function sendCode(
  { db, now, ip, ports, settings }: EndpointContext,
  phone: string,
  purpose: 'login' | 'confirm',
): Promise<Reply<'sendOtp'>> {
  const code = await requestCode(db, now, { phone, ip, purpose, secret: settings.secret })
  const template = purpose === 'login' ? 'login_code' : 'confirm_code'
  await ports.sms.send(codeMessage({ phone, code, template, origin: settings.webOrigin })).catch((failure: unknown) => {
    if (!(failure instanceof SmsFailure)) throw failure
    ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
    const detail = 'We could not send the OTP. Try again in 30 seconds.'
    throw new DomainError('sms_unavailable', detail)
  })
  return {
    detail: 'We have sent an OTP to your phone.',
    expires_in: CODE_LIFETIME_SECONDS,
    resend_after: RESEND_SECONDS,
  }
}
