import { z } from 'zod'
import {
  AccessToken,
  AuthSession,
  ClientIp,
  OtpSent,
  OtpVerified,
  UserProfile,
  UserProfileUpdate,
} from './entities/account.ts'
import { Detail, DetailError, FieldErrors, ThrottledError, TokenError } from './errors.ts'
import { spec } from './named.ts'
import { get, group, patch, post } from './row.ts'
import { Id, OtpKey, PhoneNumber, RequestToken, Rupees, ShortText } from './scalars.ts'

export const account = group('account', {
  requestLoginOtp: post('/api/v1/user/authorize/otp_login/', {
    summary: 'Sends a one-time code to a phone.',
    auth: 'none',
    body: z.object({
      phone_number: spec(PhoneNumber),
      country_code: z
        .string()
        .regex(/^\+\d{1,4}$/, 'Write the country code as +91.')
        .default('+91'),
      request_token: RequestToken.optional(),
    }),
    response: OtpSent,
    errors: [FieldErrors, ThrottledError],
    notes:
      'Every attempt sends a text message, so the client never retries. The Retry-After of a 429 says how long to wait. Our own choice: a random `request_token`, repeated in `verifyLoginOtp`, binds the code to this request; without one the caller is known by its network.',
  }),

  verifyLoginOtp: post('/api/v1/user/authorize/otp_verify/', {
    summary: 'Exchanges the code for a session.',
    auth: 'none',
    body: z.object({
      phone_number: spec(PhoneNumber),
      otp_key: spec(OtpKey),
      request_token: RequestToken.optional(),
    }),
    response: AuthSession,
    errors: [FieldErrors, ThrottledError],
    session: 'starts',
    notes:
      'The client signs in with the three tokens of the reply. A 401 means that the code is wrong; it does not affect a session.',
  }),

  logout: patch('/api/v1/user/authorize/logout/', {
    summary: 'Ends the session on the server and on this device.',
    auth: 'optional',
    body: z.object({ refresh: spec(z.string().min(1)) }),
    response: Detail,
    refresh: 'never',
    session: 'ends',
    notes:
      'Local tokens are removed whatever the reply is. A 401 is followed by one attempt without Authorization, so that an expired access token cannot keep the refresh token valid.',
  }),

  refreshAccessToken: post('/api/token/refresh/', {
    summary: 'Exchanges the refresh token for a new access token.',
    auth: 'none',
    body: z.object({ refresh: spec(z.string().min(1)) }),
    response: AccessToken,
    errors: [TokenError],
    notes: 'The client sends this request itself. A 401 ends the session.',
  }),

  getMyProfile: get('/api/v1/user/profile/get_details/', {
    summary: 'The signed-in customer, with the wallet balance and the running consultation.',
    auth: 'required',
    response: UserProfile,
    notes: 'When it fails, the app removes its token and email cookies.',
  }),

  updateProfile: patch('/api/v1/user/profile/{id}/', {
    summary: 'Changes the profile of the signed-in customer.',
    auth: 'required',
    params: { id: spec(Id) },
    body: UserProfileUpdate,
    response: UserProfile,
    errors: [FieldErrors],
    notes: 'A missing field stays unchanged; null clears it. An avatar that is a file makes the body multipart.',
  }),

  deleteMyAccount: post('/api/v1/user/delete-user', {
    summary: 'Deletes the account of the signed-in customer.',
    auth: 'required',
    body: z
      .object({
        reason: z.string().max(1000).optional(),
        verification_token: ShortText.optional(),
        give_up_balance: Rupees.nonnegative().optional(),
      })
      .optional(),
    response: Detail,
    errors: [DetailError],
    notes:
      'Our own choice: while the wallet holds money, a 409 `balance_left` states the balance, and `give_up_balance` must repeat it. The path has no trailing slash; a POST does not survive a redirect to the other form.',
  }),

  sendOtp: post('/api/v1/user/send-otp', {
    summary: 'Sends a code that confirms a phone number, other than for signing in.',
    auth: 'optional',
    body: z.object({ phone_number: PhoneNumber, request_token: RequestToken.optional() }),
    response: OtpSent,
    errors: [FieldErrors, ThrottledError],
    notes:
      'Our own choice: used before deleting an account. A `request_token` binds the code to this request, as in `requestLoginOtp`.',
  }),

  verifyOtp: post('/api/v1/user/verify-otp', {
    summary: 'Verifies a code from `sendOtp`.',
    auth: 'optional',
    body: z.object({ phone_number: PhoneNumber, otp_key: OtpKey, request_token: RequestToken.optional() }),
    response: OtpVerified,
    errors: [FieldErrors],
    refresh: 'never',
    notes: 'A 400 or 401 means that the code is wrong.',
  }),

  getMyIp: get('/api/v1/user/ip', {
    summary: 'The IP address of this device.',
    auth: 'none',
    response: ClientIp,
    silent: true,
    notes:
      'Requested once per browser session, and never while rendering on a server, which would get its own address.',
  }),
})
