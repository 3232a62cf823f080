import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type ProfileChanges = z.output<OwnTable['listProfileChanges']['response']>

/** Every profile with the time of its last review. An empty page is after the last. */
export const listProfileChanges = (
  client: Client,
  input: { page: number },
  options?: CallOptions,
): Promise<ProfileChanges> =>
  client.call(
    { name: 'listProfileChanges', method: 'GET', path: '/api/tarapath/v1/astrologers/changes/' },
    options,
    input,
  )
