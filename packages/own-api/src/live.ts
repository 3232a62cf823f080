import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type Studio = z.output<OwnTable['getStudio']['response']>
export type StudioStream = z.output<OwnTable['prepareLiveStream']['response']>

/** A message in the chat of a live stream, as its viewers get it. */
export interface RoomMessage {
  id: string
  user_id: number
  name: string
  is_host: boolean
  /** Phone numbers are masked. */
  text: string
  at: string
}

/** Sends a message to the chat of a live stream. */
export const postRoomMessage = (
  client: Client,
  input: { id: number },
  body: { text: string },
  options?: CallOptions,
): Promise<RoomMessage> =>
  client.call(
    { name: 'postRoomMessage', method: 'POST', path: '/api/events/live/{id}/lines/', auth: 'required' },
    options,
    input,
    body,
  )

/** What an astrologer sees in the studio. A customer gets a 403. */
export const getStudio = (client: Client, options?: CallOptions): Promise<Studio> =>
  client.call({ name: 'getStudio', method: 'GET', path: '/api/tarapath/v1/studio/', auth: 'required' }, options)

/** Prepares the next live stream. Repeated, it changes the title and the announced time. */
export const prepareLiveStream = (
  client: Client,
  body: z.input<OwnTable['prepareLiveStream']['body']>,
  options?: CallOptions,
): Promise<StudioStream> =>
  client.call(
    {
      name: 'prepareLiveStream',
      method: 'POST',
      path: '/api/tarapath/v1/studio/live-streams/',
      auth: 'required',
      retry: 'idempotent',
    },
    options,
    undefined,
    body,
  )

/** Cancels the live stream that is prepared. Repeated, it changes nothing. */
export const cancelLiveStream = (
  client: Client,
  body: { live_stream_id: number },
  options?: CallOptions,
): Promise<{ live_stream_id: number }> =>
  client.call(
    {
      name: 'cancelLiveStream',
      method: 'POST',
      path: '/api/tarapath/v1/studio/live-streams/cancel/',
      auth: 'required',
      retry: 'idempotent',
    },
    options,
    undefined,
    body,
  )
