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
const judge = (name: EndpointName, reply: unknown) => byName[name]['~standard'].validate(reply)

/** Where zod finds something wrong; the table's unions are of plain values, so no issue hides inside another. */
const wrongForZod = (name: EndpointName, reply: unknown) =>
  (table[name].response.safeParse(reply).error?.issues ?? []).map(({ path }) => path.join('.')).toSorted()
const wrongForUs = (name: EndpointName, reply: unknown) =>
  (judge(name, reply).issues ?? []).map(({ path }) => path.join('.')).toSorted()

const JUNK = [
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

describe('a check says what the table says', () => {
  test('there is one for every call, and nothing else', () => {
    expect(Object.keys(checks).toSorted()).toEqual(endpointNames.toSorted())
  })

  test.each(endpointNames)('%s: of good replies, and of replies with one thing wrong', (name) => {
    fc.assert(
      fc.property(valid(table[name].response), fc.infiniteStream(fc.nat()), (sample, chance) => {
        // As it arrives: undefined is left out.
        const reply: unknown = JSON.parse(JSON.stringify(sample))
        expect(judge(name, reply)).toEqual({ value: reply })
        for (const path of pathsOf(reply)) {
          for (let tries = 0; tries < 4; tries += 1) {
            const spoilt = replaced(reply, path, JUNK[chance.next().value % JUNK.length])
            expect(wrongForUs(name, spoilt), JSON.stringify(spoilt)).toEqual(wrongForZod(name, spoilt))
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  test('amounts: every paisa up to 1,000 rupees, and sums that binary fractions get wrong', () => {
    const fits = (balance: unknown) =>
      !wrongForUs('updateMaxCallDuration', { id: 1, max_call_duration: 60, balance }).length
    const zod = (balance: unknown) =>
      !wrongForZod('updateMaxCallDuration', { id: 1, max_call_duration: 60, balance }).length
    for (let paise = 0; paise <= 100_000; paise += 1) expect(fits(paise / 100)).toBe(true)
    fc.assert(fc.property(fc.double(), (amount) => fits(amount) === zod(amount)))
    fc.assert(fc.property(fc.integer(), (mils) => fits(mils / 1000) === zod(mils / 1000)))
    expect([fits(0.1 + 0.2), fits(4.35 * 100), fits(0.001)]).toEqual([true, true, false])
  })

  test('fields that the table does not name are let through and kept', () => {
    const reply = { detail: 'Done', code: 'extra', more: { deep: [1] } }
    expect(judge('logout', reply)).toEqual({ value: reply })
    const { value } = judge('logout', reply) as { value: unknown }
    expect(value).toBe(reply)
  })
})

describe('an issue', () => {
  test('has a path and a sentence, and never quotes the value', () => {
    const { issues } = judge('verifyLoginOtp', {
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

  test('says which entry of a list it is about', () => {
    const page = { count: 2, next: null, previous: null, results: [{ code: 'hi', name: 'Hindi' }] }
    expect(judge('listLanguages', page).issues).toEqual([
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

  test('throw: a reply that does not fit rejects, with the issues as its cause', async () => {
    const told: [string, number][] = []
    const onIssues = (endpoint: string, issues: readonly Issue[]) => told.push([endpoint, issues.length])
    const outcome = await safe(listAstrologers(answering(broken, { mode: 'throw', checks, onIssues })))
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'validation', endpoint: 'listAstrologers', status: 200 },
    })
    const issues = !outcome.ok && isApiError(outcome.error) ? (outcome.error.cause as Issue[]) : []
    expect(issues[0]).toEqual({ path: ['results', 0, 'name'], message: 'Expected text, got nothing' })
    expect(told).toEqual([['listAstrologers', issues.length]])
  })

  test('report: it is told and answered', async () => {
    const told: string[] = []
    const client = answering(broken, { mode: 'report', checks, onIssues: (endpoint) => told.push(endpoint) })
    expect(await listAstrologers(client)).toEqual(broken)
    expect(told).toEqual(['listAstrologers'])
  })

  test('only the calls whose check was given are looked at; without checks none is', async () => {
    const { getAstrologer: one } = checks
    expect(await listAstrologers(answering(broken, { mode: 'throw', checks: { getAstrologer: one } }))).toEqual(broken)
    expect(await getAstrologer(answering({}), { id: 7 })).toEqual({})
  })

  test('an empty answer does not fit where a reply is promised', async () => {
    const client = createClient({
      baseUrl: 'http://tarapath.test',
      fetch: async () => new Response(null, { status: 204 }),
      validation: { mode: 'throw', checks },
    })
    expect(await safe(getAstrologer(client, { id: 7 }))).toMatchObject({ ok: false, error: { kind: 'validation' } })
  })
})

test('types: a check is a Standard Schema of the reply, and the whole entry is what `checks` takes', () => {
  type Said = NonNullable<(typeof checks.getAstrologer)['~standard']['types']>['output']
  expectTypeOf<Said>().toEqualTypeOf<Astrologer>()
  expectTypeOf(checks).toExtend<Record<string, Check>>()
  const { version, vendor } = checks.getAstrologer['~standard']
  expect([version, vendor]).toEqual([1, 'tarapath'])
})
