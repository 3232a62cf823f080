import { table } from '@tarapath/api-client/table'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openTestBackend, type TestBackend, type TestCustomer } from '../testing.ts'
import { astrologers } from './astrologers.ts'
import { content } from './content.ts'
import { horoscope } from './horoscope.ts'

let backend: TestBackend
let customer: TestCustomer

beforeAll(async () => {
  backend = await openTestBackend()
  customer = await backend.newCustomer()
})

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '1e9',
    '2147483648',
    '9'.repeat(40),
    'NaN',
    'all',
    'true',
    '%',
    '_',
    '\0',
    "' or 1=1 --",
    '{"$gt":0}',
    'null',
    '\ud800',
  ),
  fc.integer().map(String),
)
const key = fc.oneof(
  fc.constantFrom(
    'limit',
    'offset',
    'search',
    'speciality',
    'language',
    'gender',
    'ordering',
    'astro_count',
    'consultant_id',
    'platform',
    'is_available_for_chat',
  ),
  fc.string({ maxLength: 12 }),
)
const query = fc.array(fc.tuple(key, junk), { maxLength: 6 })
const body = fc.oneof(
  fc.record(
    {
      action: fc.oneof(fc.constantFrom('add', 'remove'), fc.jsonValue()),
      consultant_ids: fc.oneof(fc.array(fc.integer({ min: -5, max: 70 })), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
  fc.string({ maxLength: 40 }),
)

const names = Object.keys({ ...astrologers, ...content, ...horoscope }) as (keyof typeof table)[]

test.each(names)('%s never fails on junk', async (name) => {
  const { method, path } = table[name]
  const call = fc.asyncProperty(query, junk, body, fc.boolean(), async (pairs, hole, sent, isSignedIn) => {
    const search = pairs.map(([k, value]) => `${encode(k)}=${encode(value)}`).join('&')
    const { status, body: reply } = await backend.ask(
      method,
      `${path.replace('{id}', encode(hole) || '1')}?${search}`,
      {
        ...(isSignedIn && { as: customer }),
        ...(method !== 'GET' && { body: sent }),
      },
    )
    expect(status).toBeLessThan(500)
    expect(reply).toBeTypeOf('object')
  })
  await fc.assert(call, { numRuns: 60 })
})

const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E')
