import { z } from 'zod'
import { entity, extended, spec } from '../named.ts'
import { Gender, Id, IsoDate, IsoDateTime, Name, Rupees, Upload, ShortText, ZodiacSign } from '../scalars.ts'
import { OngoingConsultation } from './consultations.ts'

export const OtpSent = entity('OtpSent', {
  detail: z.string(),
  expires_in: z.number().describe('Seconds until the code expires.'),
  resend_after: z.number().describe('Seconds until another code may be requested.'),
})

export const UserSummary = entity('UserSummary', {
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string(),
  avatar: z.string().nullable(),
})

export const AuthSession = entity('AuthSession', {
  access: z.string(),
  refresh: z.string(),
  log_token: z.string(),
  is_new_user: z.boolean(),
  user: UserSummary,
})

export const AccessToken = entity('AccessToken', {
  access: spec(z.string()),
  refresh: z.string().optional().describe('Present when the server rotates the refresh token too.'),
})

export const UserProfile = extended('UserProfile', UserSummary, {
  balance: spec(Rupees, 'The wallet balance.'),
  ongoing_consultation: spec(OngoingConsultation.nullable()),
  gender: Gender.nullable(),
  date_of_birth: IsoDate.nullable(),
  time_of_birth: z.string().nullable(),
  place_of_birth: z.string().nullable(),
  zodiac_sign: ZodiacSign.nullable(),
  is_consultant: z.boolean(),
  favourite_consultant_ids: z.array(Id),
  created_at: IsoDateTime,
})

const TimeOfBirth = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Write the time as 18:05.')

export const UserProfileUpdate = entity(
  'UserProfileUpdate',
  {
    name: Name.optional(),
    email: z.email('Enter an e-mail address.').max(254).nullable().optional(),
    gender: Gender.nullable().optional(),
    date_of_birth: IsoDate.nullable().optional(),
    time_of_birth: TimeOfBirth.nullable().optional(),
    place_of_birth: ShortText.nullable().optional(),
    avatar: z
      .union([Upload, z.string().max(2000)])
      .nullable()
      .optional(),
  },
  'A missing field stays unchanged; null clears it.',
)

export const OtpVerified = entity('OtpVerified', {
  detail: z.string(),
  verified: z.boolean(),
  verification_token: z.string(),
})

export const ClientIp = entity('ClientIp', { ip: z.string() })
