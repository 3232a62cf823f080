import { table } from '@tarapath/api-client/table'
import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, productVariants, turns } from '../database/schema/index.ts'
import { openTestBackend, type TestBackend, type TestCustomer } from '../testing.ts'
import { inputFor } from './table-input.ts'

/** `FUZZ_RUNS=1000` for a long look. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60)

const GROUPS = new Set(['places', 'registration', 'content', 'mantras', 'courses', 'store', 'diagnostics'])
const rows = Object.values(table).filter(({ group }) => GROUPS.has(group))

/** Texts that reach further than random ones. */
const HINTS = [
  'Bengaluru, Karnataka',
  'IN12.9719,77.5937',
  'gayatri-mantra',
  'navagraha',
  'gu',
  'pearl',
  'gemstones',
  'all',
  '98450 12345',
  'asha@example.in',
  '1984-02-11',
  '576101',
  'store',
  'name',
  'phone_number',
  'languages',
]

let backend: TestBackend
let customer: TestCustomer
beforeAll(async () => {
  backend = await openTestBackend()
  customer = await backend.newCustomer()
})
afterAll(() => backend.close())

test.each(rows.map((row) => [row.name, row] as const))('%s never fails, whatever is sent', async (_, row) => {
  const { db } = backend.database
  const part = (shape: object) =>
    fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inputFor(field, HINTS)])), {
      requiredKeys: [],
    })
  const call = fc.asyncProperty(
    part(row.pathParams.shape),
    part(row.query.shape),
    row.body === null ? fc.constant(undefined) : inputFor(row.body, HINTS),
    fc.boolean(),
    async (holes, query, body, isSignedIn) => {
      const path = row.path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encode(holes[name] ?? '-'))
      const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
      const reply = await backend.ask(row.method, `${path}?${search.join('&')}`, {
        ...(isSignedIn && { as: customer }),
        ...(body !== undefined && { body: typeof body === 'string' ? JSON.stringify(body) : body }),
      })
      expect(reply.status).toBeLessThan(500)
      expect(JSON.stringify(reply.body)).not.toMatch(/ at .*\.ts|select |insert /i)
      // Nobody is told to wait here: what waits is not tried.
      await db.delete(turns)
    },
  )
  await fc.assert(call, { numRuns: RUNS })
})

test('afterwards nothing was given away: the books balance and no shelf is below empty', async () => {
  const { db } = backend.database
  const [sum] = await db
    .select({ paise: sql`coalesce(sum(${accounts.balancePaise}), 0)`.mapWith(Number) })
    .from(accounts)
  expect(sum?.paise).toBe(0)
  expect(await db.$count(productVariants, sql`${productVariants.stock} < 0`)).toBe(0)
  const [held] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, `customer:${customer.id}`))
  expect(held?.balancePaise ?? 0).toBe(0)
})

/** A path without a dot of its own, which a URL would resolve. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()).replaceAll(
    '.',
    '%2E',
  )
