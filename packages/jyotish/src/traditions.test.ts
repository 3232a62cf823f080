import { expect, test } from 'vitest'
import reference from '../fixtures/astro-reference.json' with { type: 'json' }
import {
  abhijitMuhurta,
  bhagyank,
  birthChart,
  choghadiya,
  coloursOf,
  dashaAt,
  gemstoneOf,
  grahaOfNumber,
  gulikaKaal,
  gunaMilan,
  horas,
  kaalSarpDosha,
  loShuGrid,
  luckyNumbers,
  mangalDosha,
  moonrise,
  moonsBetween,
  moonset,
  mulank,
  nakshatraLord,
  NAKSHATRAS,
  nameNumber,
  nameSound,
  naturalRelationship,
  rahuKaal,
  rudrakshaFaces,
  sadeSati,
  sunrise,
  sunset,
  transits,
  vimshottariDasha,
  yamaganda,
  type Nakshatra,
  type Pada,
} from './index.ts'

const nagpur = { latitude: 21.15, longitude: 79.09 }
const inIndia = (date: string) => ({ date, utcOffsetMinutes: 330 })
const clock = (date: Date) => new Date(date.getTime() + 330 * 60_000).toISOString().slice(11, 16)

test.each(reference.guna)(
  '$id: the kootas that all sources agree on',
  ({ input, expect_convention_free: expected }) => {
    const moonOf = ({ nakshatra, pada }: { nakshatra: string; pada: number }) => ({
      nakshatra: nakshatra as Nakshatra,
      pada: pada as Pada,
    })
    const { kootas } = gunaMilan(moonOf(input.boy), moonOf(input.girl))
    expect(Object.fromEntries(kootas.map(({ koota, points }) => [koota, points]))).toMatchObject(expected)
  },
)

test('a Moon whose time is not known passes every pada of its way once, also from Revati to Ashwini', () => {
  expect(moonsBetween({ nakshatra: 'Revati', pada: 3 }, { nakshatra: 'Ashwini', pada: 2 })).toEqual([
    { nakshatra: 'Revati', pada: 3 },
    { nakshatra: 'Revati', pada: 4 },
    { nakshatra: 'Ashwini', pada: 1 },
    { nakshatra: 'Ashwini', pada: 2 },
  ])
  const here = { nakshatra: 'Rohini', pada: 2 } as const
  expect(moonsBetween(here, here)).toEqual([here])
})

test('the seven pairs of enemy yonis, the ganas and the nadis are those on which all books agree', () => {
  const moonIn = (nakshatra: Nakshatra) => ({ nakshatra, pada: 1 as Pada })
  const kootaOf = (koota: string, groom: Nakshatra, bride: Nakshatra) =>
    gunaMilan(moonIn(groom), moonIn(bride)).kootas.find((score) => score.koota === koota)
  const enemies = new Set<string>()
  for (const one of NAKSHATRAS)
    for (const other of NAKSHATRAS) {
      const yoni = kootaOf('yoni', one, other)
      expect(yoni?.points === 4).toBe(yoni?.groom === yoni?.bride)
      if (yoni?.points === 0) enemies.add([yoni.groom, yoni.bride].toSorted().join(' and '))
    }
  expect([...enemies].toSorted()).toEqual([
    'Buffalo and Horse',
    'Cat and Rat',
    'Cow and Tiger',
    'Deer and Dog',
    'Elephant and Lion',
    'Mongoose and Serpent',
    'Monkey and Sheep',
  ])
  for (const koota of ['gana', 'nadi']) {
    const kinds = NAKSHATRAS.map((nakshatra) => kootaOf(koota, nakshatra, 'Ashwini')?.groom)
    for (const kind of new Set(kinds)) expect(kinds.filter((one) => one === kind)).toHaveLength(9)
  }
})

test('an exception is noted and changes no points', () => {
  const oneNakshatra = gunaMilan({ nakshatra: 'Rohini', pada: 1 }, { nakshatra: 'Rohini', pada: 3 })
  expect(oneNakshatra.kootas.at(-1)).toMatchObject({ koota: 'nadi', points: 0, groom: 'Antya', bride: 'Antya' })
  expect(oneNakshatra.notes[0]).toMatch(/padas differ/)
  const marsAndMars = gunaMilan({ nakshatra: 'Ashwini', pada: 1 }, { nakshatra: 'Anuradha', pada: 1 })
  expect(marsAndMars.kootas[6]).toMatchObject({ koota: 'bhakoot', points: 0 })
  expect(marsAndMars.notes[0]).toMatch(/both moon signs belong to mars/i)
})

test('15 August 1947 in numbers', () => {
  expect([mulank('1947-08-15'), bhagyank('1947-08-15')]).toEqual([6, 8])
  expect(grahaOfNumber(6)).toBe('Venus')
  expect(nameNumber('Ravi')).toEqual({ compound: 10, number: 1 })
  expect(nameNumber('  Zoë O. ')).toEqual(nameNumber('zoeo'))
  expect(luckyNumbers('1947-08-15')).toEqual({ main: 6, friendly: [4, 5, 6, 8] })
  const { rows, missing, fullLines } = loShuGrid('1947-08-15')
  expect(rows).toEqual([
    [
      { digit: 4, count: 1 },
      { digit: 9, count: 1 },
      { digit: 2, count: 0 },
    ],
    [
      { digit: 3, count: 0 },
      { digit: 5, count: 1 },
      { digit: 7, count: 1 },
    ],
    [
      { digit: 8, count: 1 },
      { digit: 1, count: 2 },
      { digit: 6, count: 0 },
    ],
  ])
  expect(missing).toEqual([2, 3, 6])
  expect(fullLines).toEqual(['will'])
})

test('the choghadiyas, kaals, horas and abhijit muhurta of a Friday in Nagpur', () => {
  const friday = inIndia('2026-11-20')
  const [rises, sets] = [sunrise(friday, nagpur) as Date, sunset(friday, nagpur) as Date]
  const parts = choghadiya(friday, nagpur)
  const names = parts.map(({ name }) => name)
  expect(names.slice(0, 8)).toEqual(['Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog', 'Udveg', 'Chal'])
  expect(names.slice(8)).toEqual(['Rog', 'Kaal', 'Labh', 'Udveg', 'Shubh', 'Amrit', 'Chal', 'Rog'])
  expect(parts[0]?.start).toEqual(rises)
  expect(parts[7]?.end).toEqual(sets)
  expect(rahuKaal(friday, nagpur)).toEqual({ start: parts[3]?.start, end: parts[3]?.end })
  expect(yamaganda(friday, nagpur).start).toEqual(parts[6]?.start)
  expect(gulikaKaal(friday, nagpur).start).toEqual(parts[1]?.start)
  expect(
    horas(friday, nagpur)
      .slice(0, 4)
      .map(({ lord }) => lord),
  ).toEqual(['Venus', 'Mercury', 'Moon', 'Saturn'])
  expect(horas(friday, nagpur)).toHaveLength(24)
  const { start, end, isUsed } = abhijitMuhurta(friday, nagpur)
  expect((start.getTime() + end.getTime()) / 2).toBeCloseTo((rises.getTime() + sets.getTime()) / 2, -3)
  expect(isUsed).toBe(true)
  expect(abhijitMuhurta(inIndia('2026-11-18'), nagpur).isUsed).toBe(false)
})

test('every weekday has its own first choghadiya by day and by night', () => {
  // Sunday 22 November 2026 and the six days after it.
  const week = Array.from({ length: 7 }, (_, index) => choghadiya(inIndia(`2026-11-${22 + index}`), nagpur))
  expect(week.map((parts) => parts[0]?.name)).toEqual(['Udveg', 'Amrit', 'Rog', 'Labh', 'Shubh', 'Chal', 'Kaal'])
  expect(week.map((parts) => parts[8]?.name)).toEqual(['Shubh', 'Chal', 'Kaal', 'Udveg', 'Amrit', 'Rog', 'Labh'])
})

test('the Moon rises about fifty minutes later each day, and on one day a month not at all', () => {
  const rises = Array.from({ length: 30 }, (_, index) =>
    moonrise(inIndia(`2026-11-${String(index + 1).padStart(2, '0')}`), nagpur),
  )
  expect(rises.filter((date) => date === null)).toHaveLength(1)
  expect(clock(moonrise(inIndia('2026-11-24'), nagpur) as Date)).toMatch(/^1[678]:/)
  expect(moonset(inIndia('2026-11-24'), nagpur)).toBeInstanceOf(Date)
})

test('the chart of Indian independence', () => {
  const chart = birthChart(new Date('1947-08-14T18:30:00Z'), { latitude: 28.6139, longitude: 77.209 })
  expect(kaalSarpDosha(chart)).toEqual({ isPresent: true, name: 'Anant', onOneSide: 7 })
  expect(mangalDosha(chart).isPresent).toBe(true)
  const running = dashaAt(vimshottariDasha(chart.grahas.Moon.longitude, chart.date), new Date('2026-11-20'))
  expect(running?.lord).toBe('Mars')
  expect(dashaAt(vimshottariDasha(0, chart.date), new Date('2090-01-01'))).toBeNull()
})

test('a chart with grahas on both sides of the nodes has no kaal sarp', () => {
  const chart = birthChart(new Date('2000-01-01T12:00:00Z'), nagpur)
  expect(kaalSarpDosha(chart)).toMatchObject({ isPresent: false, name: null })
})

test('Saturn in Meena is sade sati for Kumbha, Meena and Mesha', () => {
  const [from, to] = [new Date('2026-11-20'), new Date('2026-11-21')]
  expect(sadeSati('Kumbha', from, to)).toMatchObject([{ phase: 'setting', sign: 'Meena' }])
  expect(sadeSati('Meena', from, to)).toMatchObject([{ phase: 'peak' }])
  expect(sadeSati('Mesha', from, to)).toMatchObject([{ phase: 'rising' }])
  expect(sadeSati('Karka', from, to)).toEqual([])
  const [stay] = sadeSati('Meena', from, to)
  expect(stay?.start.toISOString().slice(0, 7)).toBe('2025-03')
  expect(stay?.end.toISOString().slice(0, 7)).toBe('2027-06')
})

test('a transit is favourable by its house from the sign', () => {
  const found = transits(new Date('2026-11-20T06:00:00Z'), 'Mithuna')
  expect(found.Saturn).toMatchObject({ sign: 'Meena', house: 10, isFavourable: false })
  expect(found.Sun).toMatchObject({ sign: 'Vrishchika', house: 6, isFavourable: true })
})

test('lords, remedies and relationships', () => {
  expect(nakshatraLord('Rohini')).toBe('Moon')
  expect(gemstoneOf('Saturn').name).toBe('Blue sapphire')
  expect(rudrakshaFaces('Jupiter')).toBe(5)
  expect(coloursOf('Venus')).toEqual(['Cream', 'Rose'])
  expect(nameSound('Rohini', 2)).toBe('Va')
  expect(naturalRelationship('Moon', 'Mercury')).toBe('friend')
  expect(naturalRelationship('Mercury', 'Moon')).toBe('enemy')
})
