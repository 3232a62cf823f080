import { expect, test } from 'vitest'
import reference from '../fixtures/astro-reference.json' with { type: 'json' }
import { panchang } from './index.ts'

const { tolerances_recommended: tolerances } = reference.meta
const secondsApart = (one: Date | null | undefined, other: string) =>
  Math.abs((one?.getTime() ?? 0) - Date.parse(other)) / 1000

/** Local mean time; any offset near the true one gives the same day. */
const offsetMinutes = (longitude: number) => Math.round(longitude * 4)

test.each(reference.panchang)('$id, $input.place on $input.date', ({ input, expect: expected }) => {
  const day = { date: input.date, utcOffsetMinutes: offsetMinutes(input.lon) }
  const found = panchang(day, { latitude: input.lat, longitude: input.lon })
  expect(secondsApart(found.sunrise, expected.sunrise_utc)).toBeLessThan(tolerances.sunrise_s)
  expect(secondsApart(found.sunset, expected.sunset_utc)).toBeLessThan(tolerances.sunrise_s)
  const { at_sunrise: elements } = expected
  expect(found.tithis[0]?.number).toBe(elements.tithi)
  expect(found.nakshatras[0]?.name).toBe(elements.nakshatra)
  expect(found.yogas[0]?.number).toBe(elements.yoga)
  expect(found.karanas[0]?.number).toBe(elements.karana_half_index + 1)
  const within = tolerances.tithi_nakshatra_yoga_end_s
  expect(secondsApart(found.tithis[0]?.end, elements.tithi_end_utc)).toBeLessThan(within)
  expect(secondsApart(found.nakshatras[0]?.end, elements.nakshatra_end_utc)).toBeLessThan(within)
  expect(secondsApart(found.yogas[0]?.end, elements.yoga_end_utc)).toBeLessThan(within)
})

test.each([
  {
    date: '2010-04-24',
    expected: [
      [10, '06:09:29'],
      [11, '27:33:58'],
    ],
  },
  {
    date: '2013-02-03',
    expected: [
      [22, '08:14:06'],
      [23, '30:33:17'],
    ],
  },
] as const)('published: a tithi between two sunrises of $date in Bangalore', ({ date, expected }) => {
  const midnight = Date.parse(`${date}T00:00:00+05:30`)
  const { tithis } = panchang({ date, utcOffsetMinutes: 330 }, { latitude: 12.972, longitude: 77.594 })
  for (const [index, [number, clock]] of expected.entries()) {
    const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
    const end = midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000
    expect(tithis[index]?.number).toBe(number)
    expect(Math.abs((tithis[index]?.end.getTime() ?? 0) - end) / 1000).toBeLessThan(120)
  }
})
