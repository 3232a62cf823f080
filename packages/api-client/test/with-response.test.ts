import { expect, test } from 'vitest'
import {
  createClient,
  getMyProfile,
  getOngoingStatus,
  isApiError,
  listAstrologers,
  rechargeWallet,
  saveDiagnosticLog,
  withResponse,
} from '../src/index.ts'
import { createServer, errorOf, serverWith, SESSION } from './server.ts'

const HEADERS = { date: 'Sun, 22 Nov 2026 12:00:00 GMT', 'x-request-id': 'r-7', etag: '"4"' }

test('the reply comes with its status, headers, date and request id, without another request', async () => {
  const { client, server } = serverWith(() => Response.json({ amount: 500 }, { status: 201, headers: HEADERS }))
  const { data, status, headers, date, requestId } = await withResponse(rechargeWallet(client, { amount: 500 }))
  expect(data).toEqual({ amount: 500 })
  expect([status, headers.get('etag'), date, requestId]).toEqual([201, '"4"', Date.UTC(2026, 10, 22, 12), 'r-7'])
  expect(server.seen).toHaveLength(1)
})

test('the response is that of the last attempt', async () => {
  const server = createServer()
  const { client } = server.client({ ...SESSION, access: 'access-0' })
  expect((await withResponse(getMyProfile(client))).status).toBe(200)
  expect(server.calls()).toHaveLength(2)
})

test('a date that is missing or unreadable is null', async () => {
  for (const headers of [{}, { date: 'yesterday' }]) {
    const { client } = serverWith(() => Response.json({}, { headers: new Headers(headers as HeadersInit) }))
    expect(await withResponse(listAstrologers(client))).toMatchObject({ date: null, requestId: undefined })
  }
})

test('a failed request fails with the same error', async () => {
  const { client } = serverWith(() => Response.json({ detail: 'no' }, { status: 403, headers: HEADERS }))
  const error = await errorOf(withResponse(getOngoingStatus(client, {})))
  expect(error).toMatchObject({ kind: 'http', status: 403, requestId: 'r-7', endpoint: 'getOngoingStatus' })
})

test('a fire-and-forget request that got no response has status 0 and no headers', async () => {
  const { client } = serverWith(() => {
    throw new Error('connection lost')
  })
  const reply = await withResponse(saveDiagnosticLog(client, { log: 'idle' }))
  expect({ ...reply, headers: [...reply.headers] }).toEqual({
    data: undefined,
    status: 0,
    headers: [],
    date: null,
    requestId: undefined,
  })
})

test('a promise that is not that of a function of this package is refused', async () => {
  const client = createClient({ baseUrl: 'http://tarapath.test', fetch: async () => Response.json({}) })
  const derived = listAstrologers(client).then((list) => list)
  for (const promise of [Promise.resolve({}), derived]) {
    const error = await errorOf(withResponse<object>(promise))
    expect([isApiError(error), error.kind, error.message]).toEqual([
      true,
      'input',
      'withResponse failed: it takes the promise of a function of this package',
    ])
  }
})
