import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as checks from '../src/checks.ts'
import {
  createClient,
  getAstrologer,
  isApiError,
  listAstrologers,
  safe,
  type Check,
  type ClientOptions,
  type Issue,
} from '../src/index.ts'
import { endpointNames, type EndpointName, table } from '../src/table.ts'
import type { Astrologer } from '../src/types.ts'
import { pathsOf, replaced, valid } from './samples.ts'

const byName = { ...checks }
const validate = (name: EndpointName, reply: unknown) => byName[name]['~standard'].validate(reply)

/** The paths of zod's issues. The table's unions are of literals, so no issue is nested in another. */
const issuesOfZod = (name: EndpointName, reply: unknown) =>
  (table[name].response.safeParse(reply).error?.issues ?? []).map(({ path }) => path.join('.')).toSorted()
const issuesOfCheck = (name: EndpointName, reply: unknown) =>
  (validate(name, reply).issues ?? []).map(({ path }) => path.join('.')).toSorted()

const INVALID_VALUES = [
  undefined,
  null,
  true,
  0,
  1,
  2,
  -1,
  0.5,
  0.015,
  2.03,
  4.35,
  1e21,
  -0,
  NaN,
  Infinity,
  '',
  'chat',
  '7',
  '2024-02-29',
  '2023-02-29',
  '2024-02-29T10:00:00Z',
  '2024-02-29T10:00:00+05:30',
  '2024-02-29T10:00:00',
  '2024-02-29T10:00Z',
  '2024-02-29T25:00:00Z',
  [],
  [null],
  {},
  { id: 0 },
]

describe('a check agrees with the schema of the table', () => {
  test('every endpoint has one, and the entry exports nothing else', () => {
    expect(Object.keys(checks).toSorted()).toEqual(endpointNames.toSorted())
  })

  test.each(endpointNames)('%s: for valid replies, and for replies with one invalid value', (name) => {
    fc.assert(
      fc.property(valid(table[name].response), fc.infiniteStream(fc.nat()), (sample, chance) => {
        // As received: undefined is left out.
        const reply: unknown = JSON.parse(JSON.stringify(sample))
        expect(validate(name, reply)).toEqual({ value: reply })
        for (const path of pathsOf(reply)) {
          for (let tries = 0; tries < 4; tries += 1) {
            const broken = replaced(reply, path, INVALID_VALUES[chance.next().value % INVALID_VALUES.length])
            expect(issuesOfCheck(name, broken), JSON.stringify(broken)).toEqual(issuesOfZod(name, broken))
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  test('amounts: every paisa up to 1,000 rupees, and sums that binary fractions cannot represent', () => {
    const isValid = (balance: unknown) =>
      !issuesOfCheck('updateMaxCallDuration', { id: 1, max_call_duration: 60, balance }).length
    const zod = (balance: unknown) =>
      !issuesOfZod('updateMaxCallDuration', { id: 1, max_call_duration: 60, balance }).length
    for (let paise = 0; paise <= 100_000; paise += 1) expect(isValid(paise / 100)).toBe(true)
    fc.assert(fc.property(fc.double(), (amount) => isValid(amount) === zod(amount)))
    fc.assert(fc.property(fc.integer(), (mils) => isValid(mils / 1000) === zod(mils / 1000)))
    expect([isValid(0.1 + 0.2), isValid(4.35 * 100), isValid(0.001)]).toEqual([true, true, false])
  })

  test('fields that the table does not name are allowed and kept', () => {
    const reply = { detail: 'Done', code: 'extra', more: { deep: [1] } }
    expect(validate('logout', reply)).toEqual({ value: reply })
    const { value } = validate('logout', reply) as { value: unknown }
    expect(value).toBe(reply)
  })
})

describe('an issue', () => {
  test('has a path and a message, and never quotes the value', () => {
    const { issues } = validate('verifyLoginOtp', {
      access: 12345,
      refresh: 'r',
      log_token: null,
      is_new_user: 'yes',
      user: { id: 0, name: 'Asha', email: null, avatar: ['secret'] },
    })
    expect(issues).toEqual([
      { path: ['access'], message: 'Expected text, got number' },
      { path: ['log_token'], message: 'Expected text, got null' },
      { path: ['is_new_user'], message: 'Expected true or false, got string' },
      { path: ['user', 'id'], message: 'Expected more than 0, got number' },
      { path: ['user', 'phone_number'], message: 'Expected text, got nothing' },
      { path: ['user', 'avatar'], message: 'Expected text, got list' },
    ])
  })

  test('has the index of an invalid list item in its path', () => {
    const page = { count: 2, next: null, previous: null, results: [{ code: 'hi', name: 'Hindi' }] }
    expect(validate('listLanguages', page).issues).toEqual([
      { path: ['results', 0, 'id'], message: 'Expected a whole number, got nothing' },
    ])
  })
})

describe('a client with checks', () => {
  const answering = (reply: unknown, validation?: ClientOptions['validation']) =>
    createClient({
      baseUrl: 'http://tarapath.test',
      fetch: async () => Response.json(reply),
      ...(validation && { validation }),
    })
  const broken = { count: 1, next: null, previous: null, results: [{ id: 7 }] }

  test('in mode throw, an invalid reply rejects with the issues as its cause', async () => {
    const reported: [string, number][] = []
    const onIssues = (endpoint: string, issues: readonly Issue[]) => reported.push([endpoint, issues.length])
    const outcome = await safe(listAstrologers(answering(broken, { mode: 'throw', checks, onIssues })))
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'validation', endpoint: 'listAstrologers', status: 200 },
    })
    const issues = !outcome.ok && isApiError(outcome.error) ? (outcome.error.cause as Issue[]) : []
    expect(issues[0]).toEqual({ path: ['results', 0, 'name'], message: 'Expected text, got nothing' })
    expect(reported).toEqual([['listAstrologers', issues.length]])
  })

  test('in mode report, an invalid reply is reported and returned', async () => {
    const reported: string[] = []
    const client = answering(broken, { mode: 'report', checks, onIssues: (endpoint) => reported.push(endpoint) })
    expect(await listAstrologers(client)).toEqual(broken)
    expect(reported).toEqual(['listAstrologers'])
  })

  test('only endpoints with a check are validated; without checks, none is', async () => {
    const { getAstrologer: check } = checks
    expect(await listAstrologers(answering(broken, { mode: 'throw', checks: { getAstrologer: check } }))).toEqual(
      broken,
    )
    expect(await getAstrologer(answering({}), { id: 7 })).toEqual({})
  })

  test('an empty response is invalid where a reply is expected', async () => {
    const client = createClient({
      baseUrl: 'http://tarapath.test',
      fetch: async () => new Response(null, { status: 204 }),
      validation: { mode: 'throw', checks },
    })
    expect(await safe(getAstrologer(client, { id: 7 }))).toMatchObject({ ok: false, error: { kind: 'validation' } })
  })
})

test('types: a check is a Standard Schema of the reply, and `checks` takes the whole entry', () => {
  type Output = NonNullable<(typeof checks.getAstrologer)['~standard']['types']>['output']
  expectTypeOf<Output>().toEqualTypeOf<Astrologer>()
  expectTypeOf(checks).toExtend<Record<string, Check>>()
  const { version, vendor } = checks.getAstrologer['~standard']
  expect([version, vendor]).toEqual([1, 'tarapath'])
})
