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

test('without a time of birth nothing is told as known that the time decides', async () => {
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
