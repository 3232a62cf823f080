import { createClient, isApiError, type Client } from '@tarapath/api-client'
import { runCalculator } from '@tarapath/api-client/horoscope'
import type { CalculatorInput } from '@tarapath/api-client/types'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CALCULATORS } from './calculators/run-calculator.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client

beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

const CATALOGUE = {
  kundli: [
    'birth-chart',
    'moon-sign',
    'sun-sign',
    'ascendant',
    'nakshatra',
    'navamsa',
    'planetary-positions',
    'vimshottari-dasha',
  ],
  dosha: ['mangal-dosha', 'kaal-sarp-dosha', 'sade-sati'],
  matching: ['kundli-matching', 'love', 'friendship', 'name-compatibility'],
  numerology: ['mulank', 'bhagyank', 'name-number', 'lo-shu-grid', 'lucky-number'],
  panchang: ['tithi', 'choghadiya', 'hora', 'rahu-kaal', 'abhijit-muhurta', 'moonrise'],
  remedy: ['gemstone', 'rudraksha', 'lucky-colour', 'baby-name-letter'],
}
const all = Object.entries(CATALOGUE).flatMap(([product, types]) => types.map((type) => [product, type] as const))

/** Midnight of 15 August 1947 in Delhi: Vrishabha rises, the Moon is in Pushya. */
const india: CalculatorInput = {
  name: 'India',
  date_of_birth: '1947-08-15',
  time_of_birth: '00:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  partner_name: 'Asha',
  partner_date_of_birth: '1994-08-17',
  partner_time_of_birth: '6:45 pm',
}
const run = (product: string, type: string, input: CalculatorInput = india) =>
  runCalculator(visitor, { product, calculator_type: type }, input)

async function fieldsOf(call: Promise<unknown>): Promise<Record<string, string[]>> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('The request did not fail.')
  expect(error.status).toBe(400)
  return error.body as Record<string, string[]>
}

test('every product has all of its calculators', () => {
  expect(Object.fromEntries([...CALCULATORS].map(([product, types]) => [product, Object.keys(types)]))).toEqual(
    CATALOGUE,
  )
})

test.each(all)('%s: %s returns complete sentences', async (product, type) => {
  const result = await run(product, type)
  expect(result.calculator_type).toBe(type)
  expect(result.summary).toMatch(/\.$/)
  expect(result.sections.length).toBeGreaterThan(0)
  const words = JSON.stringify(result)
  expect(words).not.toMatch(/undefined|NaN|Invalid|\[object/)
  for (const { starts_at, ends_at } of result.periods) expect(starts_at < ends_at).toBe(true)
})

test('the birth chart of midnight on 15 August 1947 in Delhi', async () => {
  const { summary, chart } = await run('kundli', 'birth-chart')
  expect(summary).toBe('Lagna Vrishabha, Moon in Karka (Pushya, pada 1), Sun in Karka.')
  expect(chart?.[0]).toEqual({ house: 1, sign: 'taurus', grahas: ['Rahu'] })
  expect(chart?.[2]?.grahas).toEqual(['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'])
  expect((await run('dosha', 'kaal-sarp-dosha')).summary).toContain('Anant')
  expect((await run('kundli', 'vimshottari-dasha')).periods[0]).toMatchObject({ name: 'Saturn' })
})

test('a place given by name gives the same chart as its coordinates', async () => {
  const { latitude, longitude, timezone, ...rest } = india
  const byName = await run('kundli', 'planetary-positions', { ...rest, place_of_birth: 'New Delhi' })
  const byNumbers = await run('kundli', 'planetary-positions')
  expect(byName.chart).toEqual(byNumbers.chart)
  expect(byName.summary).toBe(byNumbers.summary)
  expect([latitude, longitude, timezone]).not.toContain(undefined)
})

test('the reply says which place was found for a name', async () => {
  const { latitude: _, longitude: __, timezone: ___, ...unplaced } = india
  const named = await run('kundli', 'ascendant', { ...unplaced, place_of_birth: 'Aurangabad' })
  expect(named.sections.at(-1)).toEqual({
    title: 'Place',
    text: 'Aurangabad, Maharashtra, India',
  })
  const both = await run('matching', 'love', { ...unplaced, place_of_birth: 'Poona', partner_place_of_birth: 'London' })
  expect(both.sections.filter(({ title }) => title === 'Place').map(({ text }) => text)).toEqual([
    'Pune, Maharashtra, India',
    'London, Greater London, England, United Kingdom',
  ])
  expect((await run('kundli', 'ascendant')).sections.map(({ title }) => title)).not.toContain('Place')
})

test('a birth in New York uses the UTC offset of New York on that date', async () => {
  const inSummer = { date_of_birth: '1994-07-01', time_of_birth: '12:00', latitude: 40.71, longitude: -74.01 }
  const named = await run('kundli', 'ascendant', { ...inSummer, timezone: 'America/New_York' })
  const counted = await run('kundli', 'ascendant', { ...inSummer, timezone: '-04:00' })
  expect(named).toEqual(counted)
  expect(await fieldsOf(run('kundli', 'ascendant', inSummer))).toHaveProperty('timezone')
})

test('without a time of birth the reply says whether the time matters', async () => {
  const { summary, sections } = await run('kundli', 'moon-sign', { date_of_birth: '1994-08-17' })
  expect(summary).toMatch(/^Your Moon sign is \w+\.$/)
  expect(sections.at(-1)?.title).toBe('Without a time of birth')
  const { sections: matched } = await run('matching', 'love', {
    date_of_birth: '1994-08-17',
    partner_date_of_birth: '1990-01-05',
  })
  expect(matched.filter(({ title }) => title.includes('without a time'))).toHaveLength(2)
})

test('the first person is the groom unless she is a woman', async () => {
  const asGroom = await run('matching', 'kundli-matching')
  const asBride = await run('matching', 'kundli-matching', { ...india, gender: 'female' })
  const turned = await run('matching', 'kundli-matching', {
    ...india,
    date_of_birth: '1994-08-17',
    time_of_birth: '18:45',
    partner_date_of_birth: '1947-08-15',
    partner_time_of_birth: '00:00',
  })
  expect(asGroom.score).toBeLessThanOrEqual(36)
  expect(asBride.score).toBe(turned.score)
})

test('numerology computes the numbers of a date and a name', async () => {
  expect((await run('numerology', 'mulank')).score).toBe(6)
  expect((await run('numerology', 'bhagyank')).score).toBe(8)
  expect((await run('numerology', 'name-number', { name: 'Ravi' })).summary).toContain('adds up to 10')
  expect((await run('matching', 'name-compatibility', { name: 'Ravi', partner_name: 'Asha' })).score).toBeGreaterThan(0)
})

test('a panchang is for today at the place or for a given date', async () => {
  const nagpur = { latitude: 21.15, longitude: 79.09 }
  const today = await run('panchang', 'tithi', nagpur)
  expect(today.sections[0]).toEqual({ title: 'Day', text: '20 Nov 2026' })
  expect(today.summary).toMatch(/^Dashami, Shukla paksha, until /)
  const friday = await run('panchang', 'choghadiya', { ...nagpur, date: '2026-11-20' })
  expect(friday.periods).toHaveLength(16)
  expect(friday.periods[3]).toMatchObject({ name: 'Kaal', kind: 'avoid' })
  expect((await run('panchang', 'rahu-kaal', nagpur)).periods[0]?.starts_at).toBe(friday.periods[3]?.starts_at)
  expect((await run('panchang', 'tithi', { ...nagpur, date: '2026-11-21' })).summary).not.toBe(today.summary)
})

test('a panchang is for the date of birth when no other date is given', async () => {
  const delhi = { latitude: 28.6139, longitude: 77.209, date_of_birth: '2003-04-16' }
  expect((await run('panchang', 'tithi', delhi)).summary).toMatch(
    /^Purnima, Shukla paksha, until 1:05 am on 17 Apr 2003/,
  )
  expect((await run('panchang', 'hora', delhi)).sections[0]?.text).toBe('16 Apr 2003')
  const named = await run('panchang', 'moonrise', { ...delhi, date: '2026-11-20' })
  expect(named.sections[0]?.text).toBe('20 Nov 2026')
})

test('every calculator supports births from midnight of 1 January 1900 in India', async () => {
  const kolkata = { date_of_birth: '1900-01-01', time_of_birth: '00:00', latitude: 22.5726, longitude: 88.3639 }
  for (const [product, type] of all)
    expect(await run(product, type, { ...india, ...kolkata, partner_date_of_birth: '1900-12-31' })).toBeDefined()
})

test.each([
  ['kundli', 'birth-chart', {}, ['date_of_birth', 'place_of_birth', 'time_of_birth']],
  ['kundli', 'birth-chart', { ...india, time_of_birth: '25:00' }, ['time_of_birth']],
  ['kundli', 'birth-chart', { ...india, time_of_birth: 'at dawn' }, ['time_of_birth']],
  ['kundli', 'birth-chart', { ...india, date_of_birth: '2030-01-01' }, ['date_of_birth']],
  ['kundli', 'birth-chart', { ...india, date_of_birth: '1899-12-31' }, ['date_of_birth']],
  ['kundli', 'birth-chart', { ...india, date_of_birth: '1999-02-30' }, ['date_of_birth']],
  ['kundli', 'birth-chart', { ...india, latitude: 200 }, ['latitude']],
  ['kundli', 'birth-chart', { ...india, timezone: 'Mars/Olympus' }, ['timezone']],
  ['kundli', 'moon-sign', { date_of_birth: '1994-08-17', latitude: 20 }, ['longitude']],
  ['kundli', 'moon-sign', { date_of_birth: '1994-08-17', place_of_birth: 'Xyzzyville' }, ['place_of_birth']],
  ['matching', 'love', {}, ['date_of_birth', 'partner_date_of_birth']],
  ['matching', 'name-compatibility', { name: 'रवि' }, ['name', 'partner_name']],
  ['numerology', 'name-number', {}, ['name']],
  ['panchang', 'tithi', {}, ['place_of_birth']],
  ['panchang', 'tithi', { latitude: 21, longitude: 79, date: '2500-01-01' }, ['date']],
  ['panchang', 'tithi', { latitude: 21, longitude: 79, date_of_birth: '1899-12-31' }, ['date_of_birth']],
  ['panchang', 'hora', { latitude: 80, longitude: 20, timezone: '+01:00', date: '2026-06-21' }, ['latitude']],
] as const)('%s %s with %j names the fields', async (product, type, input, fields) => {
  const errors = await fieldsOf(run(product, type, input as CalculatorInput))
  expect(Object.keys(errors).toSorted()).toEqual([...fields].toSorted())
  for (const sentences of Object.values(errors)) for (const sentence of sentences) expect(sentence).toMatch(/\.$/)
})

test.each([
  ['kundli', 'palm-reading'],
  ['kundli', 'toString'],
  ['tarot', 'birth-chart'],
])('%s %s is not in the catalogue', async (product, type) => {
  await expect(run(product, type)).rejects.toMatchObject({ status: 404 })
})

test('arbitrary input is answered with 200 or 400', async () => {
  const junk = fc.oneof(
    fc.constantFrom('', '12:61', '1994-08-17', 'Delhi', '+05:30', 90, -180, 1e9, null, [], '\u0000'),
    fc.string(),
    fc.double(),
  )
  const fields = [
    'name',
    'date_of_birth',
    'time_of_birth',
    'place_of_birth',
    'latitude',
    'longitude',
    'timezone',
    'date',
  ]
  const bodies = fc.record(Object.fromEntries(fields.map((field) => [field, junk])), { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), bodies, async ([product, type], changes) => {
      const path = `/api/v1/services/${product}-calculator/?calculator_type=${type}`
      const { status } = await backend.ask('POST', path, { body: { ...india, ...changes } })
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 150 },
  )
})
