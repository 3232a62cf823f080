import { createClient, memoryStorage, safe, type Tokens } from '@tarapath/api-client'
import * as checks from '@tarapath/api-client/checks'
import { table } from '@tarapath/api-client/table'
import { astrologerTable } from '@tarapath/astrologer-api/table'
import { ownTable } from '@tarapath/own-api/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createFaults } from './fault-injection.ts'
import { routePattern } from './route-pattern.ts'
import { createClock } from '../ports/clock.ts'
import { silentLog } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import { createAstrologerLookup } from '../astrologer-app/index.ts'
import { createCustomerCache } from '../consultations/index.ts'
import { defaultSettings } from '../ports/settings.ts'
import { TEST_ORIGIN, openFixture, type Fixture, requestEndpoint } from '@tarapath/backend-testing'
import { createEndpoints } from '../endpoints.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const rows = Object.values(table)

describe('every endpoint answers the client as its row in the table requires', () => {
  test.each(rows.map(({ name }) => name))('%s', async (name) => {
    const answered: { name: string; status: number | undefined }[] = []
    // A reply that the generated check refuses rejects the call.
    const clientOf = (tokens: Tokens) =>
      createClient({
        baseUrl: TEST_ORIGIN,
        fetch: fixture.backend.fetch,
        storage: memoryStorage(tokens),
        retry: 0,
        validation: { mode: 'throw', checks },
        onCall: (event) => answered.push({ name: event.name, status: event.status }),
      })
    const outcome = await safe(requestEndpoint(fixture, name, clientOf))
    if (!outcome.ok)
      expect.fail(`${outcome.error.message}: ${JSON.stringify(outcome.error.body ?? outcome.error.cause)}`)

    expect(answered.at(-1)).toEqual({ name, status: table[name].status })
    const { error } = table[name].response.safeParse(outcome.data)
    expect(error?.issues ?? []).toEqual([])
  })
})

test('every row has a route and a handler, and every API route has a row', () => {
  const { database } = fixture.backend
  const customerCache = createCustomerCache(database)
  const endpoints = createEndpoints(customerCache)
  const context = {
    db: database.db,
    clock: createClock(),
    ports: { log: silentLog } as Ports,
    settings: defaultSettings(),
    media: null,
    closing: new AbortController().signal,
    customerCache,
    astrologerOfToken: createAstrologerLookup(database.db),
    publicReplies: null,
  }
  const answeredElsewhere = new Set<string | null>(rows.map(({ sameAs }) => sameAs))
  const { app } = createApp({ ...context, retryAfterSeconds: null }, createFaults(), endpoints)
  // Pictures, events and live media have paths below /api/ too, but no row in a table.
  const routed = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && /^\/api\/(?!media\/|events|live)/.test(path),
  )
  expect(new Set(routed.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(
      [...rows, ...Object.values(ownTable), ...Object.values(astrologerTable)].map(
        (row) => `${row.method} ${routePattern(row)}`,
      ),
    ),
  )
  expect(new Set(Object.keys(endpoints))).toEqual(
    new Set(Object.keys({ ...table, ...ownTable, ...astrologerTable }).filter((name) => !answeredElsewhere.has(name))),
  )
})
