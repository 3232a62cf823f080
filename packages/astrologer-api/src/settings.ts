import type { CallOptions, Client } from '@tarapath/api-client'
import type { OwnSettings, Reply, WorkingHours } from './types.ts'

const ROOT = '/api/astrologer/v1/settings/'

export const getOwnSettings = (client: Client, options?: CallOptions): Promise<OwnSettings> =>
  client.call({ name: 'getOwnSettings', method: 'GET', path: ROOT, auth: 'required' }, options)

/** In whole rupees. It ends a discount. */
export const setOwnPrice = (
  client: Client,
  body: { price_paise: number },
  options?: CallOptions,
): Promise<OwnSettings> =>
  client.call(
    { name: 'setOwnPrice', method: 'POST', path: `${ROOT}price/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

/** Null for no fixed hours. */
export const setOwnHours = (
  client: Client,
  body: { hours: WorkingHours | null },
  options?: CallOptions,
): Promise<OwnSettings> =>
  client.call(
    { name: 'setOwnHours', method: 'POST', path: `${ROOT}hours/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const setQuickReplies = (
  client: Client,
  body: { quick_replies: string[] },
  options?: CallOptions,
): Promise<OwnSettings> =>
  client.call(
    {
      name: 'setQuickReplies',
      method: 'POST',
      path: `${ROOT}quick-replies/`,
      auth: 'required',
      retry: 'idempotent',
    },
    options,
    undefined,
    body,
  )

export const setPush = (
  client: Client,
  body: { push: { endpoint: string; p256dh: string; auth: string } },
  options?: CallOptions,
): Promise<Reply<'setPush'>> =>
  client.call(
    { name: 'setPush', method: 'POST', path: `${ROOT}push/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
