import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type MyAlerts = z.output<OwnTable['listAlerts']['response']>
export type Alert = z.output<OwnTable['setAlert']['response']>
/** Either an astrologer or a live stream. */
export type AlertSubject = z.input<OwnTable['withdrawAlert']['body']>
export type SetAlertBody = z.input<OwnTable['setAlert']['body']>

const PATH = '/api/tarapath/v1/alerts/'

/** The astrologers and live streams about which the customer will be notified, and the key for Web Push. */
export const listAlerts = (client: Client, options?: CallOptions): Promise<MyAlerts> =>
  client.call({ name: 'listAlerts', method: 'GET', path: PATH, auth: 'required' }, options)

/** Asks to be notified once, when the astrologer is free or the live stream starts. Repeated, it replaces how. */
export const setAlert = (client: Client, body: SetAlertBody, options?: CallOptions): Promise<Alert> =>
  client.call(
    { name: 'setAlert', method: 'POST', path: PATH, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const withdrawAlert = (
  client: Client,
  body: AlertSubject,
  options?: CallOptions,
): Promise<z.output<OwnTable['withdrawAlert']['response']>> =>
  client.call(
    { name: 'withdrawAlert', method: 'POST', path: `${PATH}withdraw/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
