import { row } from '@tarapath/own-api/row'
import { PushSubscription } from '@tarapath/own-api/table'
import { z } from 'zod'
import { OwnSettings, WorkingHours } from './replies.ts'

const GROUP = 'astrologer-app'
const role = 'consultant'

/** The rows of the table about what an astrologer sets for themselves. */
export const settingsRows = {
  getOwnSettings: row('getOwnSettings', GROUP, ['GET', '/api/astrologer/v1/settings/'], {
    summary: 'The price of the astrologer with its limits, the working hours, and quick replies.',
    auth: 'required',
    role,
    body: null,
    response: OwnSettings,
    retry: 'safe',
  }),

  setOwnPrice: row('setOwnPrice', GROUP, ['POST', '/api/astrologer/v1/settings/price/'], {
    summary: 'Sets the price from the next request on. It ends a discount.',
    auth: 'required',
    role,
    body: z.object({ price_paise: z.number().int().multipleOf(100, 'Use whole rupees.') }),
    response: OwnSettings,
    retry: 'idempotent',
  }),

  setOwnHours: row('setOwnHours', GROUP, ['POST', '/api/astrologer/v1/settings/hours/'], {
    summary: 'Sets the weekly working hours, in the time of India; null for none.',
    auth: 'required',
    role,
    body: z.object({ hours: WorkingHours.nullable() }),
    response: OwnSettings,
    retry: 'idempotent',
  }),

  setQuickReplies: row('setQuickReplies', GROUP, ['POST', '/api/astrologer/v1/settings/quick-replies/'], {
    summary: 'Replaces the texts that the app offers beside a chat.',
    auth: 'required',
    role,
    body: z.object({
      quick_replies: z
        .array(z.string().trim().min(1, 'Write a text.').max(500, 'Use at most 500 characters.'))
        .max(20, 'Keep at most 20 quick replies.'),
    }),
    response: OwnSettings,
    retry: 'idempotent',
  }),

  setPush: row('setPush', GROUP, ['POST', '/api/astrologer/v1/settings/push/'], {
    summary: 'Notifies this browser of requests by Web Push, also while the app is closed.',
    auth: 'required',
    role,
    body: z.object({ push: PushSubscription }),
    response: z.object({ endpoint: z.string() }),
    retry: 'idempotent',
  }),
}
