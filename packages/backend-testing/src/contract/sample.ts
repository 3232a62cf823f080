import { listAstrologers, type Client } from '@tarapath/api-client'
import type { Id } from '@tarapath/api-client/types'
import type { SignedInCustomer } from '../fixture/clients.ts'
import type { Fixture } from '../fixture/fixture.ts'

/** What a sample can use. */
export interface SampleContext {
  fixture: Fixture
  /** A customer of this sample only, signed in, with ₹1,000 in the wallet. */
  me: SignedInCustomer
  visitor: Client
}

/** Sends one request that succeeds, and returns its reply. */
export type Sample = (context: SampleContext) => Promise<unknown>

export function first<Item>(list: readonly Item[]): Item {
  const [item] = list
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

export const someAstrologer = async (client: Client): Promise<Id> => first((await listAstrologers(client)).results).id
