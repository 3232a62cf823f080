import { describeFailure } from '../ports/log.ts'
import { SmsFailure } from '../ports/sms-sender.ts'
import { DomainError, invalidFields, notFound } from '../errors.ts'
import { changeProfile, profileReply, profileSummary } from './profile.ts'
import {
  codeMessage,
  endOtherSignIns,
  findOrCreateCustomer,
  issueVerificationToken,
  listSignIns,
  markNotSent,
  networkHmacOf,
  refuseBlocked,
  renewAccessToken,
  requestCode,
  rotateRefreshToken,
  signIn,
  signInNumber,
  signOut,
  verifyCode,
} from '../identity/index.ts'
import { changeNumber } from './change-number.ts'
import { deleteAccount } from './delete-account.ts'
import { deletionBlocks } from './deletion-blocks.ts'
import { exportAccount } from './export-account.ts'
import { preferencesOf, savePreferences } from '../preferences/index.ts'
import { checkRateLimit } from '../rate-limit/rate-limit.ts'
import { storePicture } from '../files/index.ts'
import { printPaise, toPaise } from '../money/rupees.ts'
import { randomToken } from '../secrets/secrets.ts'
import type { EndpointContext, Handlers, Reply } from '../endpoint/handler.ts'

export const accountEndpoints: Handlers<'account'> = {
  requestLoginOtp: ({ body }, context) => sendCode(context, body, 'login'),

  async verifyLoginOtp({ body }, context) {
    const { db, now, ip, settings, device } = context
    const phone = await enterCode(context, body, 'login')
    const { customer, isNew } = await findOrCreateCustomer(db, now, phone)
    refuseBlocked(customer)
    const tokens = await signIn(db, now, {
      customerId: customer.id,
      audience: 'customer',
      networkHmac: await networkHmacOf(settings.secrets, ip),
      device,
    })
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
      ? await rotateRefreshToken(db, now, settings.secrets, body.refresh)
      : await renewAccessToken(db, now, body.refresh)
    if (typeof tokens === 'string') throw new DomainError('token_not_valid', 'Your session has expired. Log in again.')
    return tokens
  },

  getMyProfile: (_, context) => profileReply(context, context.customer),

  async updateProfile({ path, body }, context) {
    const { db, customer } = context
    if (path.id !== customer.id) throw notFound()
    const { avatar, ...changes } = body
    // A client may send back the URL from the profile, but no other URL.
    if (typeof avatar === 'string' && avatar !== customer.avatar)
      throw invalidFields({ avatar: 'Upload a picture file.' })
    const stored = avatar instanceof Blob ? await storePicture(db, 'avatar', avatar) : avatar
    const changed = await changeProfile(db, context.now, customer, {
      ...changes,
      ...(stored !== undefined && { avatar: stored }),
    })
    return profileReply(context, changed)
  },

  async deleteMyAccount({ body }, { db, now, customer }) {
    const lostPaise = await deleteAccount(db, now, customer, {
      verificationToken: body?.verification_token ?? '',
      forfeitedPaise: toPaise(body?.give_up_balance ?? 0),
    })
    const balance = lostPaise > 0 ? ` You gave up a balance of ${printPaise(lostPaise)}.` : ''
    return { detail: `Your account has been deleted.${balance}` }
  },

  getDeletion: async (_, { db, customer }) => ({ blocked_by: await deletionBlocks(db, customer.id) }),

  exportMyData: (_, { db, now, customer }) => exportAccount(db, now, customer),

  async changeNumber({ body }, context) {
    const { db, now, customer, signInId, settings } = context
    const phone = signInNumber(body.phone_number, settings.phoneCountries, body.country_code)
    const change = {
      customerId: customer.id,
      signInId,
      phone,
      currentToken: body.current_token,
      newToken: body.new_token,
    }
    const ended = await changeNumber(db, now, change, (tx) => checkRateLimit(tx, now, 'number change', context))
    return { phone_number: phone, ended_sign_ins: ended }
  },

  getPreferences: (_, { db, customer }) => preferencesOf(db, customer.id),

  savePreferences: ({ body }, { db, customer }) => savePreferences(db, customer.id, body),

  async listSignIns(_, { db, now, customer, signInId }) {
    const found = await listSignIns(db, now, customer.id)
    return {
      results: found.map(({ id, audience, device, createdAt }) => ({
        app: audience,
        device,
        signed_in_at: createdAt.toISOString(),
        is_current: id === signInId,
      })),
    }
  },

  async endOtherSignIns(_, { db, now, customer, signInId }) {
    return { ended_sign_ins: await endOtherSignIns(db, now, { customerId: customer.id, signInId }, 'elsewhere') }
  },

  sendOtp: ({ body }, context) => sendCode(context, body, 'confirm'),

  async verifyOtp({ body }, context) {
    const phone = await enterCode(context, body, 'confirm')
    const verification_token = await issueVerificationToken(context.db, context.now, phone)
    return { detail: 'Your number is verified.', verified: true, verification_token }
  },

  getMyIp: async (_, { ip }) => ({ ip }),
}

interface CodeBody {
  phone_number: string
  country_code?: string
  request_token?: string | undefined
}

/** The reply is the same for known and unknown numbers, so that it does not reveal who has an account. */
async function sendCode(
  { db, now, ip, ports, settings }: EndpointContext,
  body: CodeBody,
  purpose: 'login' | 'confirm',
): Promise<Reply<'sendOtp'>> {
  const { phoneCountries, secrets, codesPerHour: maxPerHour, webOrigin: origin } = settings
  const phone = signInNumber(body.phone_number, phoneCountries, body.country_code)
  const request = { phone, ip, purpose, secrets, requestToken: body.request_token, maxPerHour }
  const { id, code, expiresInSeconds, resendSeconds } = await requestCode(db, now, request, ports.log)
  const template = purpose === 'login' ? 'login_code' : 'confirm_code'
  if (code !== null)
    await ports.sms.send(codeMessage({ phone, code, template, origin })).catch(async (failure: unknown) => {
      await markNotSent(db, id)
      if (!(failure instanceof SmsFailure)) throw failure
      ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
      const detail = 'We could not send the OTP. Try again in 30 seconds.'
      throw new DomainError('sms_unavailable', detail)
    })
  return {
    detail:
      code === null
        ? 'We sent an OTP to your phone a moment ago. Enter that one.'
        : 'We have sent an OTP to your phone.',
    expires_in: expiresInSeconds,
    resend_after: resendSeconds,
  }
}

/** Throws unless the code is valid, and returns the phone. */
async function enterCode(
  { db, now, ip, settings: { phoneCountries, secrets } }: EndpointContext,
  body: CodeBody & { otp_key: string },
  purpose: 'login' | 'confirm',
): Promise<string> {
  const phone = signInNumber(body.phone_number, phoneCountries)
  await verifyCode(db, now, { phone, ip, purpose, secrets, requestToken: body.request_token, code: body.otp_key })
  return phone
}
