import { expect, test } from 'vitest'
import { type CallEvent, getAstrologer, getMyProfile, getProduct, safe, saveDiagnosticLog } from '../src/index.ts'
import { createServer, errorOf, SESSION } from './server.ts'

const STALE = { access: 'access-0', refresh: 'refresh-1' }

function watched(tokens = {}) {
  const server = createServer()
  const events: CallEvent[] = []
  return { server, events, ...server.client(tokens, { onCall: (event) => events.push(event) }) }
}

test('every request is reported once, with its attempts and its total duration', async () => {
  const { client, server, events } = watched()
  let failures = 2
  server.state.onCall = () => (failures-- > 0 ? new Response('', { status: 503 }) : Response.json({}))
  await getAstrologer(client, { id: 7 })
  expect(events).toEqual([
    { name: 'getAstrologer', status: 200, ms: expect.any(Number), attempts: 3, refreshed: false },
  ])
  expect(events[0]?.ms).toBeGreaterThanOrEqual(0)
})

test('a refresh is part of the request that needed it', async () => {
  const { client, events } = watched(STALE)
  await Promise.all([getMyProfile(client), getMyProfile(client)])
  expect(events.map(({ name, status, attempts, refreshed }) => [name, status, attempts, refreshed])).toEqual([
    ['getMyProfile', 200, 2, true],
    ['getMyProfile', 200, 2, true],
  ])
})

test('a failed request is reported too: an error response, no response, or never sent', async () => {
  const { client, server, events } = watched()
  server.state.onCall = () => Response.json({ detail: 'no' }, { status: 404 })
  await safe(getAstrologer(client, { id: 7 }))
  server.state.onCall = () => {
    throw new Error('connection lost')
  }
  await safe(getAstrologer(client, { id: 7 }, { retry: 0 }))
  await saveDiagnosticLog(client, { log: 'unexpected' })
  await safe(getMyProfile(client))
  expect(events.map(({ name, status, attempts }) => [name, status, attempts])).toEqual([
    ['getAstrologer', 404, 1],
    ['getAstrologer', undefined, 1],
    ['saveDiagnosticLog', undefined, 1],
    ['getMyProfile', undefined, 0],
  ])
})

test('onCall gets name, status, attempts and refreshed', async () => {
  const events: object[] = []
  const server = createServer()
  const { client } = server.client({ ...SESSION, access: 'access-0' }, { onCall: (event) => events.push(event) })
  await getAstrologer(client, { id: 7 })
  server.state.onCall = () => new Response('', { status: 404 })
  await errorOf(getAstrologer(client, { id: 8 }))
  await errorOf(getProduct(client, { slug: '' }))
  expect(events).toMatchObject([
    { name: 'getAstrologer', status: 200, attempts: 2, refreshed: true },
    { name: 'getAstrologer', status: 404, attempts: 1, refreshed: false },
    { name: 'getProduct', attempts: 0, refreshed: false },
  ])
})
