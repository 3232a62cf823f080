import { createClient, memoryStorage, type Tokens } from '@tarapath/api-client'
import { table, type Row } from '@tarapath/api-client/table'
import { ownTable } from '@tarapath/own-api/table'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import type { SignedInCustomer } from '../fixture/clients.ts'
import type { Fixture } from '../fixture/fixture.ts'
import { TEST_ORIGIN } from '../open-test-backend.ts'
import { samples } from './samples.ts'

/** How a request is authenticated. */
export interface Credentials {
  token?: string
  cookie?: string
}

export interface PreparedRequest {
  row: Row
  /** The customer whose request it is, signed in, with ₹1,000 in the wallet. */
  me: SignedInCustomer
  /** Sends the request, as often as needed and with any credentials. */
  send: (credentials: Credentials) => Promise<{ status: number; headers: Headers; text: string }>
  /** The URLs of all requests so far. */
  addresses: string[]
}

/**
 * Runs the sample of an endpoint up to the endpoint's own request and captures that request: it would succeed, and can
 * be sent by another customer, without a sign-in or many times.
 */
export async function prepareRequest(fixture: Fixture, name: CustomerEndpointName): Promise<PreparedRequest> {
  const row: Row = { ...table, ...ownTable }[name]
  const path = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const addresses: string[] = []
  let captured: { request: Request; body: ArrayBuffer } | null = null

  const capture = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    addresses.push(request.url)
    const isOther = request.method !== row.method || !path.test(new URL(request.url).pathname)
    if (isOther) return fixture.backend.fetch(request)
    captured = { request, body: await request.arrayBuffer() }
    throw new TypeError('captured')
  }
  const clientOf = (tokens: Tokens) =>
    createClient({ baseUrl: TEST_ORIGIN, fetch: capture, storage: memoryStorage(tokens), retry: 0 })

  const customer = await fixture.newCustomer(1000)
  const me = { ...customer, client: clientOf({ access: customer.access, refresh: customer.refresh }) }
  await samples[name]({ fixture, me, visitor: clientOf({}) }).catch((failure: unknown) => {
    if (!captured) throw failure
  })
  if (!captured) throw new Error(`The sample of ${name} does not send its request.`)
  const { request, body }: { request: Request; body: ArrayBuffer } = captured

  return {
    row,
    me,
    addresses,
    async send({ token, cookie }) {
      const headers = new Headers(request.headers)
      headers.delete('authorization')
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      if (cookie !== undefined) headers.set('cookie', cookie)
      const init = { method: row.method, headers, ...(row.method !== 'GET' && { body }) }
      const reply = await fixture.backend.fetch(request.url, init)
      return { status: reply.status, headers: reply.headers, text: await reply.text() }
    },
  }
}
