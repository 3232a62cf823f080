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
import { Id, OtpKey, PhoneNumber, Rupees, Word } from './scalars.ts'

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
    }),
    response: OtpSent,
    errors: [FieldErrors, ThrottledError],
    notes:
      'Every attempt is a text message, so the client repeats nothing. A 429 says in Retry-After how long to wait.',
  }),

  verifyLoginOtp: post('/api/v1/user/authorize/otp_verify/', {
    summary: 'Trades the code for a session.',
    auth: 'none',
    body: z.object({ phone_number: spec(PhoneNumber), otp_key: spec(OtpKey) }),
    response: AuthSession,
    errors: [FieldErrors, ThrottledError],
    session: 'starts',
    notes:
      'The client signs in with the three tokens of the reply. A 401 means that the code is wrong and says nothing about a session.',
  }),

  logout: patch('/api/v1/user/authorize/logout/', {
    summary: 'Ends the session on the server and on this device.',
    auth: 'optional',
    body: z.object({ refresh: spec(z.string().min(1)) }),
    response: Detail,
    refresh: 'never',
    session: 'ends',
    notes:
      'Local tokens go whatever the answer is. A 401 is followed by one try without Authorization, so that an expired access token cannot keep the refresh token alive.',
  }),

  refreshAccessToken: post('/api/token/refresh/', {
    summary: 'Trades the refresh token for a new access token.',
    auth: 'none',
    body: z.object({ refresh: spec(z.string().min(1)) }),
    response: AccessToken,
    errors: [TokenError],
    notes: 'The client makes this call by itself. Its own 401 ends the session.',
  }),

  getMyProfile: get('/api/v1/user/profile/get_details/', {
    summary: 'The customer who is signed in, with the wallet balance and the running consultation.',
    auth: 'required',
    response: UserProfile,
    notes: 'When it fails the app removes its token and email cookies.',
  }),

  updateProfile: patch('/api/v1/user/profile/{id}/', {
    summary: 'Changes the profile of the customer who is signed in.',
    auth: 'required',
    params: { id: spec(Id) },
    body: UserProfileUpdate,
    response: UserProfile,
    errors: [FieldErrors],
    notes: 'A field that is missing stays, null empties it. An avatar that is a file makes the body multipart.',
  }),

  deleteMyAccount: post('/api/v1/user/delete-user', {
    summary: 'Deletes the account of the customer who is signed in.',
    auth: 'required',
    body: z
      .object({
        reason: z.string().max(1000).optional(),
        verification_token: Word.optional(),
        give_up_balance: Rupees.nonnegative().optional(),
      })
      .optional(),
    response: Detail,
    errors: [DetailError],
    notes:
      'Our own choice: while there is money in the wallet a 409 `balance_left` says how much, and `give_up_balance` has to name the same sum. The path ends without a slash; a POST survives no redirect to the other spelling.',
  }),

  sendOtp: post('/api/v1/user/send-otp', {
    summary: 'Sends a code that confirms a phone number outside of signing in.',
    auth: 'optional',
    body: z.object({ phone_number: PhoneNumber }),
    response: OtpSent,
    errors: [FieldErrors, ThrottledError],
    notes: 'Our own choice: used before an account is deleted.',
  }),

  verifyOtp: post('/api/v1/user/verify-otp', {
    summary: 'Checks a code from `sendOtp`.',
    auth: 'optional',
    body: z.object({ phone_number: PhoneNumber, otp_key: OtpKey }),
    response: OtpVerified,
    errors: [FieldErrors],
    refresh: 'never',
    notes: 'A 400 or 401 means that the code is wrong.',
  }),

  getMyIp: get('/api/v1/user/ip', {
    summary: 'The address this device is seen under.',
    auth: 'none',
    response: ClientIp,
    silent: true,
    notes: 'Asked once in a browser session, never while rendering on a server, which would learn its own address.',
  }),
})
