import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type SharePersonBody = z.input<OwnTable['sharePerson']['body']>

export type ReportInChatBody = z.input<OwnTable['reportInChat']['body']>

/** Tells the astrologer which message the customer has seen, and that they type. */
export const reportInChat = (
  client: Client,
  body: ReportInChatBody,
  options?: CallOptions,
): Promise<{ consultation_id: number }> =>
  client.call(
    {
      name: 'reportInChat',
      method: 'POST',
      path: '/api/tarapath/v1/chat/report/',
      auth: 'required',
      retry: 'idempotent',
    },
    options,
    undefined,
    body,
  )

/** Shows the astrologer of a running chat the birth details of another person. Repeated, it is stored once. */
export const sharePerson = (
  client: Client,
  body: SharePersonBody,
  options?: CallOptions,
): Promise<z.output<OwnTable['sharePerson']['response']>> =>
  client.call(
    {
      name: 'sharePerson',
      method: 'POST',
      path: '/api/tarapath/v1/chat/people/',
      auth: 'required',
      retry: 'idempotent',
    },
    options,
    undefined,
    body,
  )
