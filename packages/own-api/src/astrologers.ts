import type { CallOptions, Client } from '@tarapath/api-client'
import type { z } from 'zod'
import type { OwnTable } from './table.ts'

export type SearchAstrologersInput = z.input<OwnTable['searchAstrologers']['query']>
export type FoundAstrologers = z.output<OwnTable['searchAstrologers']['response']>

/** Astrologers by the filters of the contract, by price and by experience, with the number of all matches. */
export const searchAstrologers = (
  client: Client,
  input: SearchAstrologersInput,
  options?: CallOptions,
): Promise<FoundAstrologers> =>
  client.call(
    { name: 'searchAstrologers', method: 'GET', path: '/api/tarapath/v1/astrologers/', auth: 'optional' },
    options,
    input,
  )
