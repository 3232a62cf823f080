import { expect, test } from 'vitest'
import { kundliOf, transitChart } from './kundli.ts'

const NAGPUR = { latitude: 21.1463, longitude: 79.0849, timezone: 'Asia/Kolkata' }

test('the chart of a birth has the lagna first, and the retrograde grahas', () => {
  const kundli = kundliOf({ date: '1994-03-14', time: '06:42' }, NAGPUR)
  expect(kundli.lagna?.sign).toBe('Meena')
  expect(kundli.moon).toMatchObject({ sign: 'Meena', nakshatra: 'Revati', pada: 1 })
  expect(kundli.chart.firstSign).toBe(12)
  expect(kundli.chart.houses.map((house) => house.join(' '))).toEqual([
    'chandra shukra',
    '',
    'ketu',
    '',
    '',
    '',
    '',
    'guru',
    'rahu',
    '',
    '',
    'surya mangal budh shani', // the twelve houses
  ])
  expect(kundli).toMatchObject({ moonRange: null, dashaShiftYears: 0 })
  expect(kundli.chart.retrograde).toContain('guru')
  expect(kundli.navamsa?.houses.flat()).toHaveLength(9)
  expect(kundli.positions).toHaveLength(10)
})

test('without a time of birth the chart counts from the Moon and has no lagna', () => {
  const kundli = kundliOf({ date: '1994-03-14', time: null }, NAGPUR)
  expect(kundli).toMatchObject({ lagna: null, navamsa: null, isMoonUnsure: false })
  expect(kundli.moonRange?.map(({ sign }) => sign)).toEqual(['Meena', 'Meena'])
  // The Moon left a nakshatra in the night, and the Sun a sign in the evening.
  expect(kundli.moonRange?.map(({ nakshatra }) => nakshatra)).toEqual(['Uttara Bhadrapada', 'Revati'])
  const sun = kundli.positions.find(({ graha }) => graha === 'Sun')
  expect(sun?.range?.map(({ sign }) => sign)).toEqual(['Kumbha', 'Meena'])
  // Half a nakshatra and a little more, of a first period of 17 or 19 years.
  expect(kundli.dashaShiftYears).toBeGreaterThan(6)
  expect(kundli.dashaShiftYears).toBeLessThan(13)
  expect(kundli.chart.houses[0]).toContain('chandra')
  expect(kundli.positions.map(({ house }) => house)).toEqual(Array.from({ length: 9 }, () => null))
})

test('a day on which the Moon changed its sign is marked as uncertain', () => {
  const days = Array.from({ length: 27 }, (_, day) => `1994-03-${String(day + 1).padStart(2, '0')}`)
  const unsure = days.filter((date) => kundliOf({ date, time: null }, NAGPUR).isMoonUnsure)
  // The Moon needs about two and a quarter days for a sign.
  expect(unsure.length).toBeGreaterThan(9)
  expect(unsure.length).toBeLessThan(14)
})

test('transits stand in the houses of the birth chart, which they are at the moment of birth', () => {
  const kundli = kundliOf({ date: '1994-03-14', time: '06:42' }, NAGPUR)
  expect(transitChart(kundli, kundli.instant, NAGPUR)).toEqual(kundli.chart)
  // Saturn was in Kumbha on 24 November 2023: the house before the last from Meena.
  const later = transitChart(kundli, new Date('2023-11-24T06:00:00Z'), NAGPUR)
  expect(later.firstSign).toBe(kundli.chart.firstSign)
  expect(later.houses[11]).toContain('shani')
  expect(later.houses.flat()).toHaveLength(9)
})
