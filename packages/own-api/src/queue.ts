import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type ExpectedWait = z.output<OwnTable['estimateWait']['response']>

/** How long somebody would wait who joined the waiting list of an astrologer now. */
export const estimateWait = (
  client: Client,
  input: { consultant_id: number },
  options?: CallOptions,
): Promise<ExpectedWait> =>
  client.call({ name: 'estimateWait', method: 'GET', path: '/api/tarapath/v1/queue/wait/' }, options, input)
