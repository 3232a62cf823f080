import { table } from '@tarapath/api-client/table'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, type TestBackend, type TestCustomer } from '../testing.ts'

let backend: TestBackend
let customer: TestCustomer
beforeAll(async () => {
  backend = await openTestBackend()
  customer = await backend.newCustomer({ paise: 1_000_00 })
})
afterAll(() => backend.close())

const rows = Object.values(table).filter(
  ({ group }) => group === 'account' || group === 'wallet' || group === 'payments',
)

/** What a client gets wrong, and what an attacker tries. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    2 ** 53,
    0.1 + 0.2,
    true,
    [],
    {},
    '\0',
    '\ud800',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '９８７６５４３２１０',
    '+919876543210',
    '9999-99-99',
    'x'.repeat(300),
    { toString: 'x' },
    [[[]]],
  ),
  fc.string(),
  fc.double(),
  fc.jsonValue(),
)

const bodyFor = (fields: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, junk])), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constantFrom('{', '[1,', 'null', '"', '\u0000', '{"a":1}}', '['.repeat(5000)) },
  )

test.each(rows.map((row) => [row.name, row] as const))('%s answers junk with a sentence', async (_, row) => {
  const fields = row.body === null ? [] : Object.keys(shapeOf(row.body))
  await fc.assert(
    fc.asyncProperty(bodyFor(fields), fc.array(junk, { maxLength: 3 }), fc.boolean(), async (body, holes, signed) => {
      const path = row.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(textOf(holes.pop() ?? customer.id)))
      const query = Object.keys(row.query.shape).map((name) => `${name}=${encodeURIComponent(textOf(holes[0] ?? ''))}`)
      const reply = await backend.ask(row.method, `${path}?${query.join('&')}`, {
        ...(signed && { as: customer }),
        ...(row.method !== 'GET' && { body }),
      })
      expect(reply.status).toBeLessThan(500)
      expect(JSON.stringify(reply.body)).not.toMatch(/ at .*\.ts|select |insert /i)
    }),
    { numRuns: 60 },
  )
})

test('what was in the wallet still is', async () => {
  const { body } = await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })
  expect((body as { balance: number }).balance).toBeLessThanOrEqual(1000)
})

function shapeOf(schema: object): object {
  if ('shape' in schema) return schema.shape as object
  return 'unwrap' in schema ? shapeOf((schema.unwrap as () => object)()) : {}
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.toWellFormed()
}
