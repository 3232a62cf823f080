// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { formOf } from '../client/form-of.ts'
import { tokensOf } from '../client/tokens-of.ts'
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

/** What `requestLoginOtp` takes. */
export interface RequestLoginOtpBody {
  phone_number: string
  country_code?: string | undefined
}

/**
 * Sends a one-time code to a phone.
 *
 * Every attempt is a text message, so the client repeats nothing. A 429 says in Retry-After how long to wait.
 *
 * `POST /api/v1/user/authorize/otp_login/`. Refusals: `FieldErrors`, `ThrottledError`.
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

/** What `verifyLoginOtp` takes. */
export interface VerifyLoginOtpBody {
  phone_number: string
  otp_key: string
}

/**
 * Trades the code for a session.
 *
 * The client signs in with the three tokens of the reply. A 401 means that the code is wrong and says nothing
 * about a session.
 *
 * `POST /api/v1/user/authorize/otp_verify/`. Refusals: `FieldErrors`, `ThrottledError`.
 */
export function verifyLoginOtp(
  client: Client,
  body: VerifyLoginOtpBody,
  options?: CallOptions,
): Promise<AuthSession> {
  return client.call(
    { name: 'verifyLoginOtp', method: 'POST', path: '/api/v1/user/authorize/otp_verify/', tokens: tokensOf },
    options,
    undefined,
    body,
  )
}

/**
 * Ends the session on the server and on this device.
 *
 * Local tokens go whatever the answer is. A 401 is followed by one try without Authorization, so that an expired
 * access token cannot keep the refresh token alive.
 *
 * `PATCH /api/v1/user/authorize/logout/`. Carries the token when there is a session.
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
 * Trades the refresh token for a new access token.
 *
 * The client makes this call by itself. Its own 401 ends the session.
 *
 * `POST /api/token/refresh/`. Refusals: `TokenError`.
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
 * The customer who is signed in, with the wallet balance and the running consultation.
 *
 * When it fails the app removes its token and email cookies.
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
 * Changes the profile of the customer who is signed in.
 *
 * A field that is missing stays, null empties it. An avatar that is a file makes the body multipart.
 *
 * `PATCH /api/v1/user/profile/{id}/`. Needs a session. Refusals: `FieldErrors`.
 */
export function updateProfile(
  client: Client,
  input: { id: Id },
  body: UserProfileUpdate,
  options?: CallOptions,
): Promise<UserProfile> {
  return client.call(
    { name: 'updateProfile', method: 'PATCH', path: '/api/v1/user/profile/{id}/', auth: 'required', form: formOf },
    options,
    input,
    body,
  )
}

/** What `deleteMyAccount` takes. */
export interface DeleteMyAccountBody {
  reason?: string | undefined
  verification_token?: string | undefined
  give_up_balance?: Rupees | undefined
}

/**
 * Deletes the account of the customer who is signed in.
 *
 * Our own choice: while there is money in the wallet a 409 `balance_left` says how much, and `give_up_balance`
 * has to name the same sum. The path ends without a slash; a POST survives no redirect to the other spelling.
 *
 * `POST /api/v1/user/delete-user`. Needs a session. Refusals: `DetailError`.
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

/**
 * Sends a code that confirms a phone number outside of signing in.
 *
 * Our own choice: used before an account is deleted.
 *
 * `POST /api/v1/user/send-otp`. Carries the token when there is a session. Refusals: `FieldErrors`,
 * `ThrottledError`.
 */
export function sendOtp(
  client: Client,
  body: { phone_number: string },
  options?: CallOptions,
): Promise<OtpSent> {
  return client.call(
    { name: 'sendOtp', method: 'POST', path: '/api/v1/user/send-otp', auth: 'optional' },
    options,
    undefined,
    body,
  )
}

/** What `verifyOtp` takes. */
export interface VerifyOtpBody {
  phone_number: string
  otp_key: string
}

/**
 * Checks a code from `sendOtp`.
 *
 * A 400 or 401 means that the code is wrong.
 *
 * `POST /api/v1/user/verify-otp`. Carries the token when there is a session. Refusals: `FieldErrors`.
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
 * The address this device is seen under.
 *
 * Asked once in a browser session, never while rendering on a server, which would learn its own address.
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
