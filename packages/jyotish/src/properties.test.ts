import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  birthChart,
  choghadiya,
  friendshipCompatibility,
  gunaMilan,
  horas,
  ingresses,
  loveCompatibility,
  NAKSHATRAS,
  nameCompatibility,
  nameSounds,
  navamsaChart,
  numberHarmony,
  panchang,
  sadeSati,
  SIGNS,
  siderealLongitude,
  signLord,
  vimshottariDasha,
  zodiacPoint,
} from './index.ts'
import { YONI_POINTS } from './matching/ashtakoota-table.ts'

const DAY_MS = 86_400_000
const instants = fc.date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const places = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const days = instants.map((date) => ({ date: date.toISOString().slice(0, 10), utcOffsetMinutes: 330 }))
const moons = fc.record({
  nakshatra: fc.constantFrom(...NAKSHATRAS),
  pada: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
})
const inIndia = { latitude: 21.15, longitude: 79.09 }

test('every longitude of a chart is in [0, 360), and the twelve houses hold nine grahas', () => {
  fc.assert(
    fc.property(instants, places, (date, place) => {
      const chart = birthChart(date, place)
      for (const { longitude, degrees } of [chart.ascendant, chart.midheaven, ...Object.values(chart.grahas)]) {
        expect(longitude).toBeGreaterThanOrEqual(0)
        expect(longitude).toBeLessThan(360)
        expect(degrees).toBeLessThan(30)
      }
      for (const houses of [chart.houses, navamsaChart(chart)]) {
        expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        expect(houses.flatMap(({ grahas }) => grahas)).toHaveLength(9)
      }
    }),
    { numRuns: 200 },
  )
})

test('every degree of the circle has one sign, nakshatra and pada, also next to a border', () => {
  for (let pada = 0; pada < 108; pada++) {
    const middle = (pada + 0.5) * (360 / 108)
    const point = zodiacPoint(middle - 720)
    expect(point.sign).toBe(SIGNS[Math.floor(pada / 9)])
    expect(point.nakshatra).toBe(NAKSHATRAS[Math.floor(pada / 4)])
    expect(point.pada).toBe((pada % 4) + 1)
  }
  expect(zodiacPoint(-1e-15).longitude).toBe(0)
  expect(zodiacPoint(360)).toEqual(zodiacPoint(0))
})

test('tithi, nakshatra, yoga and karana follow each other without a gap and cover the day', () => {
  fc.assert(
    fc.property(days, places, (day, place) => {
      const found = panchang(day, place)
      const [from, to] = [found.sunrise, found.nextSunrise]
      for (const list of [found.tithis, found.nakshatras, found.yogas, found.karanas]) {
        for (const [index, { start, end, number }] of list.entries()) {
          expect(end.getTime()).toBeGreaterThan(start.getTime())
          const next = list[index + 1]
          if (!next) continue
          expect(next.start).toEqual(end)
          expect(next.number === number + 1 || next.number === 1).toBe(true)
        }
        if (from) expect(list[0]?.start.getTime()).toBeLessThanOrEqual(from.getTime())
        if (from) expect(list[0]?.end.getTime()).toBeGreaterThan(from.getTime())
        if (to) expect(list.at(-1)?.end.getTime()).toBeGreaterThanOrEqual(to.getTime())
      }
    }),
    { numRuns: 40 },
  )
})

test('the tithis of a month run from 1 to 30', () => {
  const numbers = Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)
    return panchang({ date, utcOffsetMinutes: 330 }, inIndia).tithis.map(({ number }) => number)
  }).flat()
  expect(new Set(numbers).size).toBe(30)
})

test('nine mahadashas add up to 120 years, and nine antardashas to each of them', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }), instants, (moon, birth) => {
      const dashas = vimshottariDasha(moon, birth)
      const [first, last] = [dashas[0], dashas.at(-1)]
      expect((last?.end.getTime() ?? 0) - (first?.start.getTime() ?? 0)).toBeCloseTo(120 * 365.25 * DAY_MS, -1)
      expect(first?.start.getTime()).toBeLessThanOrEqual(birth.getTime())
      expect(first?.end.getTime()).toBeGreaterThanOrEqual(birth.getTime())
      expect(new Set(dashas.map(({ lord }) => lord)).size).toBe(9)
      for (const [index, { lord, start, end, antardashas }] of dashas.entries()) {
        expect(antardashas[0]).toMatchObject({ lord, start })
        expect(antardashas.at(-1)?.end).toEqual(end)
        for (const [at, part] of antardashas.entries()) if (at > 0) expect(part.start).toEqual(antardashas[at - 1]?.end)
        if (index > 0) expect(start).toEqual(dashas[index - 1]?.end)
      }
    }),
  )
})

test('a match has 0 to 36 points, and only varna and gana depend on who is the groom', () => {
  fc.assert(
    fc.property(moons, moons, (one, other) => {
      const [there, back] = [gunaMilan(one, other), gunaMilan(other, one)]
      expect(there.total).toBeGreaterThanOrEqual(0)
      expect(there.total).toBeLessThanOrEqual(36)
      expect(there.kootas.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(36)
      for (const [index, { koota, points, outOf }] of there.kootas.entries()) {
        expect(points).toBeLessThanOrEqual(outOf)
        if (koota !== 'varna' && koota !== 'gana') expect(back.kootas[index]?.points).toBe(points)
      }
      expect(loveCompatibility(one, other).percent).toBe(loveCompatibility(other, one).percent)
      expect(friendshipCompatibility(one, other).percent).toBe(friendshipCompatibility(other, one).percent)
    }),
    { numRuns: 2000 },
  )
})

test('the yoni table is symmetric and gives four points for equal animals', () => {
  for (const [row, points] of YONI_POINTS.entries()) {
    expect(points[row]).toBe(4)
    for (const [column, value] of points.entries()) expect(YONI_POINTS[column]?.[row]).toBe(value)
  }
})

test('name compatibility is symmetric', () => {
  const names = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(names, names, (one, other) => {
      const { percent, harmony } = nameCompatibility(one, other)
      expect(percent).toBe(nameCompatibility(other, one).percent)
      expect(percent).toBeGreaterThanOrEqual(30)
      expect(percent).toBeLessThanOrEqual(100)
      expect(nameCompatibility(other, one).harmony).toEqual(harmony.toReversed())
    }),
  )
  expect(numberHarmony(8, 2)).toBe('opposite')
  expect(numberHarmony(2, 8)).toBe('neutral')
  expect(numberHarmony(4, 8)).toBe('friend')
})

test('choghadiyas and horas divide the day without a gap, and the first hora belongs to the lord of the day', () => {
  fc.assert(
    fc.property(days, (day) => {
      for (const parts of [choghadiya(day, inIndia), horas(day, inIndia)])
        for (const [index, { start }] of parts.entries()) if (index > 0) expect(start).toEqual(parts[index - 1]?.end)
      const { vara } = panchang(day, inIndia)
      expect(horas(day, inIndia)[0]?.lord).toBe(vara.lord)
    }),
    { numRuns: 60 },
  )
})

test('between two ingresses a graha stays in the sign it entered', () => {
  for (const graha of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const) {
    const [from, to] = [new Date('2025-01-01'), new Date(graha === 'Moon' ? '2025-07-01' : '2036-01-01')]
    const found = ingresses(graha, from, to)
    expect(found.length).toBeGreaterThan(2)
    for (const [index, { date, to: sign }] of found.entries()) {
      const end = found[index + 1]?.date ?? to
      for (const part of [0.05, 0.5, 0.95]) {
        const time = new Date(date.getTime() + (end.getTime() - date.getTime()) * part)
        expect(zodiacPoint(siderealLongitude(graha, time)).sign).toBe(sign)
      }
    }
  }
})

test('sade sati occurs three times in ninety years, for seven and a half years each', () => {
  for (const sign of SIGNS) {
    const periods = sadeSati(sign, new Date('1950-01-01'), new Date('2040-01-01'))
    const years = periods.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()), 0) / DAY_MS / 365.25
    expect(years).toBeGreaterThan(18)
    expect(years).toBeLessThan(31)
    for (const { phase, sign: stay } of periods)
      expect(phase).toBe(
        { 11: 'rising', 0: 'peak', 1: 'setting' }[(SIGNS.indexOf(stay) - SIGNS.indexOf(sign) + 12) % 12],
      )
  }
})

test('every nakshatra has four first sounds, every sign a lord', () => {
  for (const nakshatra of NAKSHATRAS) expect(nameSounds(nakshatra)).toHaveLength(4)
  expect(SIGNS.map(signLord)).toHaveLength(12)
})
