import type { Client, Tokens } from '@tarapath/api-client'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import type { Fixture } from '../fixture/fixture.ts'
import { samples } from './samples.ts'

/** Sends the sample request of an endpoint with the caller's clients, and returns its reply. */
export async function requestEndpoint(
  fixture: Fixture,
  name: CustomerEndpointName,
  clientOf: (tokens: Tokens) => Client,
): Promise<unknown> {
  const customer = await fixture.newCustomer(1000)
  const me = { ...customer, client: clientOf({ access: customer.access, refresh: customer.refresh }) }
  return samples[name]({ fixture, me, visitor: clientOf({}) })
}
