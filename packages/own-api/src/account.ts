import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

const PATH = '/api/tarapath/v1/account/'

export type MyData = z.output<OwnTable['exportMyData']['response']>

/** Everything that is kept about the customer. */
export const exportMyData = (client: Client, options?: CallOptions): Promise<MyData> =>
  client.call({ name: 'exportMyData', method: 'GET', path: `${PATH}data/`, auth: 'required' }, options)

export type Deletion = z.output<OwnTable['getDeletion']['response']>

/** What blocks the deletion of the account now. */
export const getDeletion = (client: Client, options?: CallOptions): Promise<Deletion> =>
  client.call({ name: 'getDeletion', method: 'GET', path: `${PATH}deletion/`, auth: 'required' }, options)

export type NumberChange = z.input<OwnTable['changeNumber']['body']>

/** Changes the number of the account. `verifyOtp` gives the two tokens. */
export const changeNumber = (
  client: Client,
  body: NumberChange,
  options?: CallOptions,
): Promise<z.output<OwnTable['changeNumber']['response']>> =>
  client.call(
    { name: 'changeNumber', method: 'POST', path: `${PATH}number/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export type StoredPreferences = z.output<OwnTable['getPreferences']['response']>
export type Preferences = z.input<OwnTable['savePreferences']['body']>

/** What the customer chose in their profile, for all of their devices. */
export const getPreferences = (client: Client, options?: CallOptions): Promise<StoredPreferences> =>
  client.call({ name: 'getPreferences', method: 'GET', path: `${PATH}preferences/`, auth: 'required' }, options)

/** Replaces the preferences. */
export const savePreferences = (client: Client, body: Preferences, options?: CallOptions): Promise<StoredPreferences> =>
  client.call(
    { name: 'savePreferences', method: 'POST', path: `${PATH}preferences/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export type SignIns = z.output<OwnTable['listSignIns']['response']>

/** The sign-in sessions that have not ended, the latest first. */
export const listSignIns = (client: Client, options?: CallOptions): Promise<SignIns> =>
  client.call({ name: 'listSignIns', method: 'GET', path: `${PATH}sign-ins/`, auth: 'required' }, options)

/** Ends every sign-in session but this one. */
export const endOtherSignIns = (
  client: Client,
  options?: CallOptions,
): Promise<z.output<OwnTable['endOtherSignIns']['response']>> =>
  client.call(
    {
      name: 'endOtherSignIns',
      method: 'POST',
      path: `${PATH}sign-ins/end-others/`,
      auth: 'required',
      retry: 'idempotent',
    },
    options,
  )
