import { expect, test } from 'vitest'
import { type CallEvent, getAstrologer, getMyProfile, safe, saveDiagnosticLog } from '../src/index.ts'
import { createServer } from './server.ts'

const STALE = { access: 'access-0', refresh: 'refresh-1' }

function watched(tokens = {}) {
  const server = createServer()
  const events: CallEvent[] = []
  return { server, events, ...server.client(tokens, { onCall: (event) => events.push(event) }) }
}

test('every call is told once, with its attempts and how long they took together', async () => {
  const { client, server, events } = watched()
  let failures = 2
  server.state.onCall = () => (failures-- > 0 ? new Response('', { status: 503 }) : Response.json({}))
  await getAstrologer(client, { id: 7 })
  expect(events).toEqual([
    { name: 'getAstrologer', status: 200, ms: expect.any(Number), attempts: 3, refreshed: false },
  ])
  expect(events[0]?.ms).toBeGreaterThanOrEqual(0)
})

test('a refresh on the way is part of the call, not a call of its own', async () => {
  const { client, events } = watched(STALE)
  await Promise.all([getMyProfile(client), getMyProfile(client)])
  expect(events.map(({ name, status, attempts, refreshed }) => [name, status, attempts, refreshed])).toEqual([
    ['getMyProfile', 200, 2, true],
    ['getMyProfile', 200, 2, true],
  ])
})

test('a call that failed is told too: refused, without an answer, or never sent', async () => {
  const { client, server, events } = watched()
  server.state.onCall = () => Response.json({ detail: 'no' }, { status: 404 })
  await safe(getAstrologer(client, { id: 7 }))
  server.state.onCall = () => {
    throw new Error('wire cut')
  }
  await safe(getAstrologer(client, { id: 7 }, { retry: 0 }))
  await saveDiagnosticLog(client, { log: 'odd' })
  await safe(getMyProfile(client))
  expect(events.map(({ name, status, attempts }) => [name, status, attempts])).toEqual([
    ['getAstrologer', 404, 1],
    ['getAstrologer', undefined, 1],
    ['saveDiagnosticLog', undefined, 1],
    ['getMyProfile', undefined, 0],
  ])
})
