import type { CallOptions, Client } from '@tarapath/api-client'

const ROOT = '/api/astrologer/v1/waiting/'

interface OneEntry {
  /** From `Work.waiting`. */
  entry_id: number
}

/** Confirms to the first customer of the waiting list that they are next. */
export const confirmWaiting = (client: Client, body: OneEntry, options?: CallOptions): Promise<OneEntry> =>
  client.call(
    { name: 'confirmWaiting', method: 'POST', path: `${ROOT}confirm/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

/** Removes a customer from the waiting list for at least an hour. The customer reads so. */
export const declineWaiting = (client: Client, body: OneEntry, options?: CallOptions): Promise<OneEntry> =>
  client.call(
    { name: 'declineWaiting', method: 'POST', path: `${ROOT}decline/`, auth: 'required', retry: 'none' },
    options,
    undefined,
    body,
  )
