import { table } from '@tarapath/api-client/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkReply } from './check-reply.ts'
import { openFuzzFixture, type FuzzFixture } from './fixture.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'

/** `FUZZ_RUNS=1000` for a long run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)
const rows = Object.values(table)

let fixture: FuzzFixture
beforeAll(async () => {
  fixture = await openFuzzFixture()
})
afterAll(() => fixture.close())

test.each(rows)(
  '$name answers every input as the table says, or refuses it with a sentence',
  async (row) => {
    const statuses = await fuzzEndpoint(fixture, row, RUNS)
    expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(RUNS)
  },
  20_000 + RUNS * 1000,
)

test('afterwards the ledger balances, no customer owes money, and no stock is negative', async () => {
  expect(await fixture.audit()).toEqual([])
})

test.each([
  [200, { ip: 7 }, /does not match the table/],
  [201, { ip: '192.0.2.1' }, /does not have/],
  [500, { detail: 'Sorry.', code: 'server_error' }, /answers 500/],
  [404, { error: 'no' }, /an unknown shape/],
  [400, { name: 'Too long.' }, /an unknown shape/],
  [400, { detail: 'Failed query: select "id" from x.', code: 'failed' }, /internals/],
  [429, { detail: 'Too fast.', code: 'throttled', wait: 5 }, /without retry-after/],
])('a reply %s with %j is reported', (status, body, problem) => {
  const row = table.getMyIp
  expect(checkReply(row, { status, headers: new Headers(), text: JSON.stringify(body) })).toMatch(problem)
})
