import { createClient, type Client } from '@tarapath/api-client'
import { runCalculator } from '@tarapath/api-client/horoscope'
import type { CalculatorInput } from '@tarapath/api-client/types'
import { openTestBackend, TEST_ORIGIN } from '@tarapath/backend-testing'
import { beforeAll, expect, test } from 'vitest'

let visitor: Client

beforeAll(async () => {
  const backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})

const run = (product: string, type: string, input: CalculatorInput) =>
  runCalculator(visitor, { product, calculator_type: type }, input)

test('without a time of birth nothing that depends on it is stated as known', async () => {
  // The Moon left Uttara Bhadrapada for Revati at 2:22 am on this day, and the Sun left Kumbha for Meena in the evening.
  const birth = { date_of_birth: '1994-03-14', place_of_birth: 'Nagpur, Maharashtra' }
  const summaryOf = async (product: string, type: string, input: CalculatorInput = birth) =>
    (await run(product, type, input)).summary
  expect(await summaryOf('kundli', 'sun-sign')).toBe(
    'Your Sun sign is Kumbha or Meena in the sidereal zodiac of India.',
  )
  expect(await summaryOf('kundli', 'nakshatra')).toBe('You were born under Uttara Bhadrapada or Revati.')
  expect(await summaryOf('kundli', 'moon-sign')).toBe('Your Moon sign is Meena.')
  expect(await summaryOf('kundli', 'vimshottari-dasha')).toMatch(
    /^The great period of .* or .* runs, depending on the time of birth\.$/,
  )
  expect(await summaryOf('remedy', 'rudraksha')).toMatch(/goes with Uttara Bhadrapada\. .* goes with Revati\.$/)
  expect(await summaryOf('remedy', 'baby-name-letter')).toMatch(/, .* or /)
  const moons = await run('kundli', 'moon-sign', birth)
  expect(JSON.stringify(moons.sections)).not.toMatch(/°|pada \d/)
  const timed = { ...birth, time_of_birth: '06:42' }
  expect(await summaryOf('kundli', 'nakshatra', timed)).toBe('You were born under Revati, pada 1.')
  expect(await summaryOf('kundli', 'sun-sign', timed)).toBe('Your Sun sign is Kumbha in the sidereal zodiac of India.')
  // The Moon went from Mesha to Vrishabha on the 17th.
  const unsure = { ...birth, date_of_birth: '1994-03-17' }
  expect(await summaryOf('kundli', 'moon-sign', unsure)).toMatch(/^Your Moon sign is \w+ or \w+\.$/)
  expect((await run('dosha', 'sade-sati', unsure)).sections.map(({ text }) => text).join(' ')).toContain(
    'This is for the Moon at noon.',
  )
})

/** Aditi's day: the Moon went from Uttara Bhadrapada, pada 4, to Revati, pada 4. */
const aditi: CalculatorInput = {
  name: 'Aditi',
  date_of_birth: '1994-03-14',
  place_of_birth: 'Nagpur, Maharashtra',
  gender: 'female',
}
const partner = (date: string, time?: string): CalculatorInput => ({
  partner_name: 'Ravi',
  partner_date_of_birth: date,
  partner_place_of_birth: 'Pune, Maharashtra',
  ...(time === undefined ? {} : { partner_time_of_birth: time }),
})

test.each([
  ['kundli-matching', 'of 36 points'],
  ['love', 'of 100'],
  ['friendship', 'of 100'],
])('%s of somebody without a time of birth is what all times of that day give', async (type, unit) => {
  const ravi = partner('1992-08-17', '10:00')
  const { score, summary, sections } = await run('matching', type, { ...aditi, ...ravi })
  const everyHour = await Promise.all(
    Array.from({ length: 24 }, (_, hour) =>
      run('matching', type, { ...aditi, ...ravi, time_of_birth: `${String(hour).padStart(2, '0')}:00` }),
    ),
  )
  const scores = everyHour.map((timed) => timed.score ?? Number.NaN)
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  expect(least).toBeLessThan(most)
  expect(score).toBeNull()
  expect(summary).toMatch(new RegExp(`^${least} to ${most} ${unit}, depending on the time of birth`))
  const texts = sections.map(({ title, text }) => `${title}: ${text}`)
  expect(texts).toContain(
    'Aditi: without a time of birth: On that day the Moon went from Uttara Bhadrapada, pada 4, to Revati, pada 4. It left Uttara Bhadrapada at 2:22 am.',
  )
  // What depends on the time is a range, and nothing computed for noon is stated as known.
  expect(texts.join(' ')).toMatch(/\d to \d/)
})

test('a score that no time of birth changes is one number', async () => {
  const matches = await Promise.all(
    Array.from({ length: 28 }, (_, day) =>
      run('matching', 'kundli-matching', {
        ...aditi,
        time_of_birth: '06:42',
        ...partner(`1992-08-${String(day + 1).padStart(2, '0')}`),
      }),
    ),
  )
  const same = matches.filter(({ score }) => score !== null)
  expect(same.length).toBeGreaterThan(0)
  expect(same.length).toBeLessThan(matches.length)
  for (const { summary, score } of same)
    expect(summary).toMatch(new RegExp(`^${score} of 36 points, whatever the time of birth\\.`))
  const apart = matches.filter(({ score }) => score === null)
  for (const { summary } of apart) expect(summary).toMatch(/^[\d.]+ to [\d.]+ of 36 points, depending on the time of/)
})

test('where both times are unknown and decide whether 18 points are reached, the summary says so', async () => {
  const days = Array.from({ length: 28 }, (_, day) => partner(`1992-08-${String(day + 1).padStart(2, '0')}`))
  const summaries = await Promise.all(
    days.map(async (each) => (await run('matching', 'kundli-matching', { ...aditi, ...each })).summary),
  )
  for (const summary of summaries) {
    const [, least, most] = /^([\d.]+) to ([\d.]+) of 36 points, depending on the times of birth\./.exec(summary) ?? []
    if (least === undefined) continue
    const crosses = Number(least) < 18 && Number(most) >= 18
    expect(summary.endsWith('Tradition asks for 18: the times of birth decide that.')).toBe(crosses)
  }
  expect(summaries.filter((summary) => summary.includes('decide that'))).not.toHaveLength(0)
})
