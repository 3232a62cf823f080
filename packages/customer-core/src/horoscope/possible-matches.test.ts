import { gunaMilan, type MoonAtBirth } from '@tarapath/jyotish'
import { expect, test } from 'vitest'
import { kundliOf } from './kundli.ts'
import { possibleMatches } from './possible-matches.ts'

const NAGPUR = { latitude: 21.1458, longitude: 79.0882, timezone: 'Asia/Kolkata' }
const RAVI: MoonAtBirth = { nakshatra: 'Pushya', pada: 2 }

test('the Moon of a day without a time is in every pada that it passed', () => {
  expect(kundliOf({ date: '1994-03-14', time: '06:42' }, NAGPUR).moons).toMatchObject([
    { nakshatra: 'Revati', pada: 1 },
  ])
  expect(kundliOf({ date: '1994-03-14', time: null }, NAGPUR).moons).toEqual([
    { nakshatra: 'Uttara Bhadrapada', pada: 4 },
    { nakshatra: 'Revati', pada: 1 },
    { nakshatra: 'Revati', pada: 2 },
    { nakshatra: 'Revati', pada: 3 },
    { nakshatra: 'Revati', pada: 4 },
  ])
})

test('two Moons that are known give one score, as guna milan counts it', () => {
  const aditi: MoonAtBirth = { nakshatra: 'Revati', pada: 1 }
  const { points, kootas } = possibleMatches([RAVI], [aditi])
  const { total, kootas: scores } = gunaMilan(RAVI, aditi)
  expect(points).toEqual({ least: total, most: total })
  expect(kootas.map(({ koota, points: { least, most } }) => [koota, least, most])).toEqual(
    scores.map(({ koota, points: each }) => [koota, each, each]),
  )
})

test('without a time of birth the points are a range, and each koota says what it may be', () => {
  const { moons } = kundliOf({ date: '1994-03-14', time: null }, NAGPUR)
  const totals = moons.map((moon) => gunaMilan(RAVI, moon).total)
  const { points, others, kootas } = possibleMatches([RAVI], moons)
  expect(points).toEqual({ least: Math.min(...totals), most: Math.max(...totals) })
  expect(points.least).toBeLessThan(points.most)
  expect(others.least).toBeLessThanOrEqual(points.least)
  expect(others.most).toBeGreaterThanOrEqual(points.most)
  const kootaOf = (name: string) => kootas.find(({ koota }) => koota === name)
  // Pushya and Uttara Bhadrapada are of one nadi, Revati is of another.
  expect(kootaOf('nadi')).toMatchObject({
    points: { least: 0, most: 8 },
    groom: ['Madhya'],
    bride: ['Madhya', 'Antya'],
  })
  expect(kootaOf('bhakoot')).toMatchObject({ points: { least: 0, most: 0 }, bride: ['Meena'] })
})
