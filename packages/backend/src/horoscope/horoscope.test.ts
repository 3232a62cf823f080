import { createClient, type Client } from '@tarapath/api-client'
import { getDefaultConfig } from '@tarapath/api-client/content'
import { getHoroscope, listHoroscopeTypes, queryHoroscopes } from '@tarapath/api-client/horoscope'
import { beforeAll, expect, test } from 'vitest'
import { horoscopeTexts } from './tables.ts'
import { createClock } from '../index.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

test('a reader gets the horoscope of a sign for every range, with a reason on each paragraph', async () => {
  const spans = {
    yesterday: ['2026-11-19', '2026-11-19'],
    today: ['2026-11-20', '2026-11-20'],
    tomorrow: ['2026-11-21', '2026-11-21'],
    weekly: ['2026-11-16', '2026-11-22'],
    monthly: ['2026-11-01', '2026-11-30'],
    yearly: ['2026-01-01', '2026-12-31'],
  } as const
  const ids = new Set<number>()
  for (const range of Object.keys(spans) as (keyof typeof spans)[]) {
    const horoscope = await getHoroscope(visitor, { range, sign: 'scorpio' })
    expect(horoscope).toMatchObject({ sign: 'scorpio', range, valid_from: spans[range][0], valid_to: spans[range][1] })
    expect(horoscope.sections).toHaveLength(5)
    for (const { html, because } of horoscope.sections) expect([html, because].join(' ')).toMatch(/\w+.* house/)
    expect(horoscope.sky.map(({ graha }) => graha)).toHaveLength(9)
    ids.add(horoscope.id)
  }
  expect(ids.size).toBe(6)
})

test('every horoscope type of the menu has a horoscope', async () => {
  for (const { type } of await listHoroscopeTypes(visitor)) {
    const horoscope = await getHoroscope(visitor, { type, sign: 'leo' })
    expect(horoscope).toMatchObject({ type, sign: 'leo' })
  }
  const before = await getHoroscope(visitor, { type: 'horoscope-2025' })
  expect(before).toMatchObject({
    sign: 'aries',
    range: 'yearly',
    valid_from: '2025-01-01',
    title: 'Aries (Mesha) horoscope 2025',
  })
})

test('the menu names the current year in India, and its horoscope exists', async () => {
  const turning = await openTestBackend({ clock: createClock(() => Date.parse('2026-12-31T18:29:00Z')) })
  const reader = createClient({ baseUrl: TEST_ORIGIN, fetch: turning.fetch as typeof fetch })
  const first = async () => (await listHoroscopeTypes(reader))[0]
  expect(await first()).toMatchObject({ type: 'horoscope-2026', name: 'Horoscope 2026', slug: 'horoscope-2026' })
  await turning.controls.clock.advance(60_000)
  expect(await first()).toMatchObject({ type: 'horoscope-2027', name: 'Horoscope 2027', slug: 'horoscope-2027' })
  expect((await getDefaultConfig(reader)).horoscope_types[0]?.type).toBe('horoscope-2027')
  expect((await getHoroscope(reader, { type: 'horoscope-2027', sign: 'leo' })).valid_from).toBe('2027-01-01')
  await turning.close()
})

test('today ends at midnight in India', async () => {
  const { clock } = backend.controls
  const [noon] = [clock.now()]
  await clock.advance(Date.parse('2026-11-20T18:30:00Z') - noon.getTime())
  const today = await getHoroscope(visitor, { range: 'today', sign: 'pisces' })
  const yesterday = await getHoroscope(visitor, { range: 'yesterday', sign: 'pisces' })
  expect([today.valid_from, yesterday.valid_from]).toEqual(['2026-11-21', '2026-11-20'])
  expect(today.summary).not.toBe(yesterday.summary)
})

test('a query without a sign returns all twelve signs in pages', async () => {
  const all = await queryHoroscopes(visitor, { range: 'weekly' })
  expect(all.count).toBe(12)
  expect(new Set(all.results.map(({ sign }) => sign)).size).toBe(12)
  expect(new Set(all.results.map(({ summary }) => summary)).size).toBe(12)
  const third = await queryHoroscopes(visitor, { range: 'weekly', limit: 5, offset: 10 })
  expect(third.results).toEqual(all.results.slice(10))
  expect([third.next, third.previous === null]).toEqual([null, false])
})

test('a query can count from another day', async () => {
  const { results } = await queryHoroscopes(visitor, { range: 'today', sign: 'leo', date: '1947-08-15' })
  expect(results).toMatchObject([{ valid_from: '1947-08-15', title: 'Leo (Simha) horoscope, 15 August 1947' }])
  const week = await queryHoroscopes(visitor, { type: 'weekly-horoscope', sign: 'leo', date: '1947-08-15' })
  expect(week.results).toMatchObject([{ valid_from: '1947-08-11', valid_to: '1947-08-17' }])
  const first = await queryHoroscopes(visitor, { range: 'yesterday', date: '1900-01-01' })
  expect(first.results[0]?.valid_from).toBe('1899-12-31')
})

test('an edited text replaces the computed one for its sign and day only', async () => {
  const section = { key: 'love', title: 'Love', html: '<p>Written by hand.</p>', score: null, because: 'An editor.' }
  await backend.database.db.insert(horoscopeTexts).values({
    sign: 'libra',
    kind: 'day',
    startsOn: '2027-01-01',
    title: 'A new year for Libra',
    summary: 'Good morning.',
    because: 'An editor.',
    sections: [section],
    luckyColour: 'White',
  })
  const ask = async (sign: 'libra' | 'leo', date: string) =>
    (await queryHoroscopes(visitor, { range: 'today', sign, date })).results[0]
  expect(await ask('libra', '2027-01-01')).toMatchObject({
    title: 'A new year for Libra',
    sections: [section],
    lucky_color: 'White',
    lucky_number: null,
  })
  expect((await ask('libra', '2027-01-02'))?.title).toBe('Libra (Tula) horoscope, 2 January 2027')
  expect((await ask('leo', '2027-01-01'))?.title).toBe('Leo (Simha) horoscope, 1 January 2027')
})

test.each([
  ['/api/v1/horoscope/?type=horoscope-of-tea', 404],
  ['/api/v1/horoscope/?type=constructor', 404],
  ['/api/v1/horoscope/?type=horoscope-3000', 404],
  ['/api/v1/horoscope/', 400],
  ['/api/v1/horoscope/?range=today', 400],
  ['/api/v1/horoscope/?range=today&sign=dragon', 400],
  ['/api/v2/horoscope/?range=today&type=yearly-horoscope', 400],
  ['/api/v2/horoscope/?date=2026-02-30', 400],
  ['/api/v2/horoscope/?date=1066-10-14', 400],
  ['/api/v2/horoscope/?date=soon', 400],
  ['/api/v2/horoscope/', 200],
])('%s answers %i', async (path, status) => {
  expect((await backend.ask('GET', path)).status).toBe(status)
})
