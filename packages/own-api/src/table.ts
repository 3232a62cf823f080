import { table } from '@tarapath/api-client/table'
import { z } from 'zod'
import { ExpectedWait } from './expected-wait.ts'
import { Id } from './id.ts'
import { Preferences, StoredPreferences } from './preferences.ts'
import { row } from './row.ts'
import { Studio, StudioStream } from './studio.ts'

/** What a browser's `PushSubscription` contains. Keys are base64url. */
export const PushSubscription = z.object({
  endpoint: z.string().max(1000),
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
})

/** About an astrologer who becomes free, or a live stream that starts: one of the two is set. */
const Alert = z.object({
  consultant_id: Id.nullable(),
  live_stream_id: Id.nullable(),
  expires_at: z.string(),
  by: z.enum(['push', 'sms']),
})

const AlertSubject = z.object({ consultant_id: Id.optional(), live_stream_id: Id.optional() })

const MyAlerts = z.object({
  /** The key with which a browser subscribes; null where this platform sends no Web Push. */
  push_key: z.string().nullable(),
  results: z.array(Alert),
})

const EndedSignIns = z.object({ ended_sign_ins: z.int() })

const ProfileChanges = z.object({
  /** How many pages there are. */
  pages: z.number().int(),
  results: z.array(z.object({ slug: z.string(), reviewed_at: z.string().nullable() })),
})

/**
 * Endpoints of our own, beside the contract and under a prefix of their own. Same form as the contract's table, so that
 * the backend routes, parses and checks both alike. For servers and tests: it imports zod.
 */
export const ownTable = {
  listAlerts: row('listAlerts', 'alerts', ['GET', '/api/tarapath/v1/alerts/'], {
    summary: 'The astrologers and live streams about which the customer will be notified.',
    auth: 'required',
    body: null,
    response: MyAlerts,
    retry: 'safe',
  }),

  setAlert: row('setAlert', 'alerts', ['POST', '/api/tarapath/v1/alerts/'], {
    summary: 'Notifies the customer once, when the astrologer is free for a chat or the live stream starts.',
    auth: 'required',
    body: AlertSubject.extend({ push: PushSubscription.nullable() }),
    response: Alert,
    retry: 'idempotent',
  }),

  exportMyData: row('exportMyData', 'account', ['GET', '/api/tarapath/v1/account/data/'], {
    summary: 'Everything that is kept about the customer.',
    auth: 'required',
    body: null,
    response: z.object({
      exported_at: z.string(),
      units: z.string(),
      /** Rows by the name of what they are about. */
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    retry: 'safe',
  }),

  getDeletion: row('getDeletion', 'account', ['GET', '/api/tarapath/v1/account/deletion/'], {
    summary: 'What blocks the deletion of the account now. Empty where nothing does.',
    auth: 'required',
    body: null,
    response: z.object({
      /** An open consultation, or a payment that is pending for one of the other three. */
      blocked_by: z.array(z.enum(['consultation', 'recharge', 'order', 'enrolment'])),
    }),
    retry: 'safe',
  }),

  changeNumber: row('changeNumber', 'account', ['POST', '/api/tarapath/v1/account/number/'], {
    summary: 'Changes the number with which the customer signs in, and ends all other sign-in sessions.',
    auth: 'required',
    body: z.object({
      phone_number: z.string().trim().min(1).max(20),
      country_code: z.string().trim().min(1).max(6).optional(),
      /** Tokens of `verifyOtp`: one for the number of the account, one for the new number. */
      current_token: z.string().min(20).max(200),
      new_token: z.string().min(20).max(200),
    }),
    response: EndedSignIns.extend({ phone_number: z.string() }),
    retry: 'idempotent',
  }),

  getPreferences: row('getPreferences', 'account', ['GET', '/api/tarapath/v1/account/preferences/'], {
    summary: 'What the customer chose in their profile, for all of their devices.',
    auth: 'required',
    body: null,
    response: StoredPreferences,
    retry: 'safe',
  }),

  savePreferences: row('savePreferences', 'account', ['POST', '/api/tarapath/v1/account/preferences/'], {
    summary: 'Replaces the preferences.',
    auth: 'required',
    body: Preferences,
    response: StoredPreferences,
    retry: 'idempotent',
  }),

  listSignIns: row('listSignIns', 'account', ['GET', '/api/tarapath/v1/account/sign-ins/'], {
    summary: 'The sign-in sessions of the customer that have not ended, the latest first.',
    auth: 'required',
    body: null,
    response: z.object({
      results: z.array(
        z.object({
          app: z.enum(['customer', 'astrologer']),
          /** "Chrome on Android". Empty when it is not known. */
          device: z.string(),
          signed_in_at: z.string(),
          is_current: z.boolean(),
        }),
      ),
    }),
    retry: 'safe',
  }),

  endOtherSignIns: row('endOtherSignIns', 'account', ['POST', '/api/tarapath/v1/account/sign-ins/end-others/'], {
    summary: 'Ends every sign-in session of the customer but that of the request.',
    auth: 'required',
    body: null,
    response: EndedSignIns,
    retry: 'idempotent',
  }),

  searchAstrologers: row('searchAstrologers', 'astrologers', ['GET', '/api/tarapath/v1/astrologers/'], {
    summary: 'The list of the contract with two more filters: the price of a minute and the years of experience.',
    auth: 'optional',
    query: table.listAstrologers.query.extend({
      /** The highest current price of a minute. */
      max_rate_paise: z.int().positive().max(10_000_000).optional(),
      min_experience_years: z.int().min(0).max(100).optional(),
    }),
    body: null,
    response: table.listAstrologers.response,
    retry: 'safe',
  }),

  listProfileChanges: row('listProfileChanges', 'astrologers', ['GET', '/api/tarapath/v1/astrologers/changes/'], {
    summary: 'Every profile with the time of its last review, in pages, for the sitemap.',
    auth: 'none',
    query: z.object({ page: z.number().int().positive().max(10_000) }),
    body: null,
    response: ProfileChanges,
    retry: 'safe',
  }),

  estimateWait: row('estimateWait', 'queue', ['GET', '/api/tarapath/v1/queue/wait/'], {
    summary: 'How long a customer who joins the waiting list of an astrologer now would wait.',
    auth: 'none',
    query: z.object({ consultant_id: Id }),
    body: null,
    response: ExpectedWait,
    retry: 'safe',
  }),

  sharePerson: row('sharePerson', 'consultations', ['POST', '/api/tarapath/v1/chat/people/'], {
    summary: 'Shows the astrologer of a running chat the birth details of another person, as a card.',
    auth: 'required',
    body: z.object({
      consultation_id: Id,
      name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.'),
      date_of_birth: z.iso.date('Enter a date.'),
      /** Null when it is not known. */
      time_of_birth: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 06:42.')
        .nullable(),
      place_of_birth: z.string().trim().min(1, 'Enter a place.').max(120, 'Use at most 120 characters.'),
      /** Sent again with the same id, it is stored once. */
      client_message_id: z.string().min(8).max(64),
    }),
    response: table.sendChatMessage.response,
    retry: 'idempotent',
  }),

  reportInChat: row('reportInChat', 'consultations', ['POST', '/api/tarapath/v1/chat/report/'], {
    summary: 'Tells the astrologer which message the customer has seen, and for some seconds that they type.',
    auth: 'required',
    body: z.object({ consultation_id: Id, read_id: Id.optional(), is_typing: z.boolean().optional() }),
    response: z.object({ consultation_id: Id }),
    retry: 'idempotent',
  }),

  cancelLiveStream: row('cancelLiveStream', 'live', ['POST', '/api/tarapath/v1/studio/live-streams/cancel/'], {
    summary: 'Cancels the next live stream of the astrologer, and notifies customers with an alert for it.',
    auth: 'required',
    role: 'consultant',
    body: z.object({ live_stream_id: Id }),
    response: z.object({ live_stream_id: Id }),
    retry: 'idempotent',
  }),

  getStudio: row('getStudio', 'live', ['GET', '/api/tarapath/v1/studio/'], {
    summary: 'The live stream, the viewers and the waiting list of the astrologer who asks.',
    auth: 'required',
    role: 'consultant',
    body: null,
    response: Studio,
    retry: 'safe',
  }),

  prepareLiveStream: row('prepareLiveStream', 'live', ['POST', '/api/tarapath/v1/studio/live-streams/'], {
    summary: 'Prepares the next live stream of the astrologer. Repeated, it changes its title and announced time.',
    auth: 'required',
    role: 'consultant',
    body: z.object({
      title: z.string().trim().min(1).max(80),
      /** ISO 8601 with an offset. Null announces no time; left out, the time stays. */
      scheduled_at: z.iso.datetime({ offset: true }).nullable().optional(),
    }),
    response: StudioStream,
    retry: 'idempotent',
  }),

  withdrawAlert: row('withdrawAlert', 'alerts', ['POST', '/api/tarapath/v1/alerts/withdraw/'], {
    summary: 'Withdraws the alert.',
    auth: 'required',
    body: AlertSubject,
    response: Alert.pick({ consultant_id: true, live_stream_id: true }),
    retry: 'idempotent',
  }),
}

export type OwnTable = typeof ownTable
