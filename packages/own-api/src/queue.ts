import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type ExpectedWait = z.output<OwnTable['estimateWait']['response']>

/** How long a customer who joins the waiting list of an astrologer now would wait. */
export const estimateWait = (
  client: Client,
  input: { consultant_id: number },
  options?: CallOptions,
): Promise<ExpectedWait> =>
  client.call({ name: 'estimateWait', method: 'GET', path: '/api/tarapath/v1/queue/wait/' }, options, input)
