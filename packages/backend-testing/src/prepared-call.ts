import { createClient, memoryStorage, type Tokens } from '@tarapath/api-client'
import { table, type Row } from '@tarapath/api-client/table'
import { TEST_ORIGIN } from './open-test-backend.ts'
import type { EndpointName } from '@tarapath/backend/endpoint'
import type { ConsultationWorld, Person } from './consultation-world.ts'
import { contractSamples } from './contract-samples.ts'

/** How a request says who sends it. */
export interface Sender {
  token?: string
  cookie?: string
}

export interface PreparedCall {
  row: Row
  /** Whose call it is: signed in, with ₹1,000 in the wallet. */
  me: Person
  /** Sends it as often as one likes, as whoever one likes. */
  send: (as: Sender) => Promise<{ status: number; headers: Headers; text: string }>
  /** The address of every request so far. */
  addresses: string[]
}

/**
 * Does everything that the sample of a call does before the call itself, and holds that one back: a request that would
 * succeed, to be sent by somebody else, without a sign-in, or a hundred times.
 */
export async function prepareCall(world: ConsultationWorld, name: EndpointName): Promise<PreparedCall> {
  const row: Row = table[name]
  const path = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const addresses: string[] = []
  let held: { request: Request; body: ArrayBuffer } | null = null

  const holdBack = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    addresses.push(request.url)
    if (request.method !== row.method || !path.test(new URL(request.url).pathname)) return world.backend.fetch(request)
    held = { request, body: await request.arrayBuffer() }
    throw new TypeError('held back')
  }
  const clientOf = (tokens: Tokens) =>
    createClient({ baseUrl: TEST_ORIGIN, fetch: holdBack, storage: memoryStorage(tokens), retry: 0 })

  const customer = await world.newCustomer(1000)
  const me = { ...customer, client: clientOf({ access: customer.access, refresh: customer.refresh }) }
  await contractSamples[name]({ world, me, visitor: clientOf({}) }).catch((failure: unknown) => {
    if (!held) throw failure
  })
  if (!held) throw new Error(`The sample of ${name} does not call it.`)
  const { request, body }: { request: Request; body: ArrayBuffer } = held

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
      const reply = await world.backend.fetch(request.url, init)
      return { status: reply.status, headers: reply.headers, text: await reply.text() }
    },
  }
}
