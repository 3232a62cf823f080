import { table } from '@tarapath/api-client/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzRow } from './fuzz-row.ts'
import { openFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { judge } from './judge.ts'

/** `FUZZ_RUNS=1000` for a long look. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15)
const rows = Object.values(table)

let world: FuzzWorld
beforeAll(async () => {
  world = await openFuzzWorld()
})
afterAll(() => world.close())

test.each(rows)(
  '$name answers everything as the table says, or refuses it in a sentence',
  async (row) => {
    const statuses = await fuzzRow(world, row, RUNS)
    expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(RUNS)
  },
  20_000 + RUNS * 1000,
)

test('afterwards nothing was given away: the books balance, nobody owes, and no shelf is below empty', async () => {
  expect(await world.audit()).toEqual([])
})

test.each([
  [200, { ip: 7 }, /breaks the table/],
  [201, { ip: '192.0.2.1' }, /does not know/],
  [500, { detail: 'Sorry.', code: 'server_error' }, /answers 500/],
  [404, { error: 'no' }, /a shape of its own/],
  [400, { name: 'Too long.' }, /a shape of its own/],
  [400, { detail: 'Failed query: select "id" from x.', code: 'failed' }, /inside/],
  [429, { detail: 'Too fast.', code: 'throttled', wait: 5 }, /not for how long/],
])('a server that answers %s with %j is found out', (status, body, complaint) => {
  const row = table.getMyIp
  expect(judge(row, { status, headers: new Headers(), text: JSON.stringify(body) })).toMatch(complaint)
})
