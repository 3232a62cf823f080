// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { startSession } from '../client/start-session.ts'
import { toFormData } from '../client/to-form-data.ts'
import type {
  AccessToken,
  AuthSession,
  ClientIp,
  Detail,
  Id,
  OtpSent,
  OtpVerified,
  Rupees,
  UserProfile,
  UserProfileUpdate,
} from './types.gen.ts'

/** Body of `requestLoginOtp`. */
export interface RequestLoginOtpBody {
  phone_number: string
  country_code?: string | undefined
  request_token?: string | undefined
}

/**
 * Sends a one-time code to a phone.
 *
 * Every attempt sends a text message, so the client never retries. The Retry-After of a 429 says how long to
 * wait. Our own choice: a random `request_token`, repeated in `verifyLoginOtp`, binds the code to this request;
 * without one the caller is known by its network.
 *
 * `POST /api/v1/user/authorize/otp_login/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export function requestLoginOtp(
  client: Client,
  body: RequestLoginOtpBody,
  options?: CallOptions,
): Promise<OtpSent> {
  return client.call(
    { name: 'requestLoginOtp', method: 'POST', path: '/api/v1/user/authorize/otp_login/' },
    options,
    undefined,
    { country_code: '+91', ...body },
  )
}

/** Body of `verifyLoginOtp`. */
export interface VerifyLoginOtpBody {
  phone_number: string
  otp_key: string
  request_token?: string | undefined
}

/**
 * Exchanges the code for a session.
 *
 * The client signs in with the three tokens of the reply. A 401 means that the code is wrong; it does not affect
 * a session.
 *
 * `POST /api/v1/user/authorize/otp_verify/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export function verifyLoginOtp(
  client: Client,
  body: VerifyLoginOtpBody,
  options?: CallOptions,
): Promise<AuthSession> {
  return client.call(
    { name: 'verifyLoginOtp', method: 'POST', path: '/api/v1/user/authorize/otp_verify/', startSession: startSession },
    options,
    undefined,
    body,
  )
}

/**
 * Ends the session on the server and on this device.
 *
 * Local tokens are removed whatever the reply is. A 401 is followed by one attempt without Authorization, so
 * that an expired access token cannot keep the refresh token valid.
 *
 * `PATCH /api/v1/user/authorize/logout/`. Sends the token when there is a session.
 */
export function logout(
  client: Client,
  body: { refresh: string },
  options?: CallOptions,
): Promise<Detail> {
  return client.call(
    { name: 'logout', method: 'PATCH', path: '/api/v1/user/authorize/logout/', auth: 'optional', refresh: 'never', signsOut: true, init: { credentials: 'same-origin' } },
    options,
    undefined,
    body,
  )
}

/**
 * Exchanges the refresh token for a new access token.
 *
 * The client sends this request itself. A 401 ends the session.
 *
 * `POST /api/token/refresh/`. Errors: `TokenError`.
 */
export function refreshAccessToken(
  client: Client,
  body: { refresh: string },
  options?: CallOptions,
): Promise<AccessToken> {
  return client.call(
    { name: 'refreshAccessToken', method: 'POST', path: '/api/token/refresh/' },
    options,
    undefined,
    body,
  )
}

/**
 * The signed-in customer, with the wallet balance and the running consultation.
 *
 * When it fails, the app removes its token and email cookies.
 *
 * `GET /api/v1/user/profile/get_details/`. Needs a session.
 */
export function getMyProfile(
  client: Client,
  options?: CallOptions,
): Promise<UserProfile> {
  return client.call(
    { name: 'getMyProfile', method: 'GET', path: '/api/v1/user/profile/get_details/', auth: 'required' },
    options,
  )
}

/**
 * Changes the profile of the signed-in customer.
 *
 * A missing field stays unchanged; null clears it. An avatar that is a file makes the body multipart.
 *
 * `PATCH /api/v1/user/profile/{id}/`. Needs a session. Errors: `FieldErrors`.
 */
export function updateProfile(
  client: Client,
  input: { id: Id },
  body: UserProfileUpdate,
  options?: CallOptions,
): Promise<UserProfile> {
  return client.call(
    { name: 'updateProfile', method: 'PATCH', path: '/api/v1/user/profile/{id}/', auth: 'required', toForm: toFormData },
    options,
    input,
    body,
  )
}

/** Body of `deleteMyAccount`. */
export interface DeleteMyAccountBody {
  reason?: string | undefined
  verification_token?: string | undefined
  give_up_balance?: Rupees | undefined
}

/**
 * Deletes the account of the signed-in customer.
 *
 * Our own choice: while the wallet holds money, a 409 `balance_left` states the balance, and `give_up_balance`
 * must repeat it. The path has no trailing slash; a POST does not survive a redirect to the other form.
 *
 * `POST /api/v1/user/delete-user`. Needs a session. Errors: `DetailError`.
 */
export function deleteMyAccount(
  client: Client,
  body?: DeleteMyAccountBody,
  options?: CallOptions,
): Promise<Detail> {
  return client.call(
    { name: 'deleteMyAccount', method: 'POST', path: '/api/v1/user/delete-user', auth: 'required' },
    options,
    undefined,
    body,
  )
}

/** Body of `sendOtp`. */
export interface SendOtpBody {
  phone_number: string
  request_token?: string | undefined
}

/**
 * Sends a code that confirms a phone number, other than for signing in.
 *
 * Our own choice: used before deleting an account. A `request_token` binds the code to this request, as in
 * `requestLoginOtp`.
 *
 * `POST /api/v1/user/send-otp`. Sends the token when there is a session. Errors: `FieldErrors`,
 * `ThrottledError`.
 */
export function sendOtp(
  client: Client,
  body: SendOtpBody,
  options?: CallOptions,
): Promise<OtpSent> {
  return client.call(
    { name: 'sendOtp', method: 'POST', path: '/api/v1/user/send-otp', auth: 'optional' },
    options,
    undefined,
    body,
  )
}

/** Body of `verifyOtp`. */
export interface VerifyOtpBody {
  phone_number: string
  otp_key: string
  request_token?: string | undefined
}

/**
 * Verifies a code from `sendOtp`.
 *
 * A 400 or 401 means that the code is wrong.
 *
 * `POST /api/v1/user/verify-otp`. Sends the token when there is a session. Errors: `FieldErrors`.
 */
export function verifyOtp(
  client: Client,
  body: VerifyOtpBody,
  options?: CallOptions,
): Promise<OtpVerified> {
  return client.call(
    { name: 'verifyOtp', method: 'POST', path: '/api/v1/user/verify-otp', auth: 'optional', refresh: 'never' },
    options,
    undefined,
    body,
  )
}

/**
 * The IP address of this device.
 *
 * Requested once per browser session, and never while rendering on a server, which would get its own address.
 *
 * `GET /api/v1/user/ip`.
 */
export function getMyIp(
  client: Client,
  options?: CallOptions,
): Promise<ClientIp> {
  return client.call(
    { name: 'getMyIp', method: 'GET', path: '/api/v1/user/ip' },
    options,
  )
}
