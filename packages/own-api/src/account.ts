import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type MyData = z.output<OwnTable['exportMyData']['response']>

/** Everything that is kept about the customer. */
export const exportMyData = (client: Client, options?: CallOptions): Promise<MyData> =>
  client.call(
    { name: 'exportMyData', method: 'GET', path: '/api/tarapath/v1/account/data/', auth: 'required' },
    options,
  )
