import { expect, test } from 'vitest'
import {
  abhijitMuhurta,
  angles,
  ayanamsa,
  bhagyank,
  birthChart,
  coloursOf,
  gemstoneOf,
  grahaOfNumber,
  grahaPositions,
  gunaMilan,
  houseOf,
  ingresses,
  instantOf,
  isFavourable,
  mulank,
  nakshatraLord,
  nameNumber,
  nameSound,
  nameSounds,
  naturalRelationship,
  navamsaSign,
  numberHarmony,
  panchang,
  rudrakshaFaces,
  sadeSati,
  siderealLongitude,
  signLord,
  startOfDay,
  sunrise,
  tithiAt,
  transits,
  varaOf,
  vimshottariDasha,
  zodiacPoint,
} from './index.ts'

const now = new Date('2026-11-20T06:00:00Z')
const nagpur = { latitude: 21.15, longitude: 79.09 }
const today = { date: '2026-11-20', utcOffsetMinutes: 330 }

const takesDate = { ayanamsa, grahaPositions, tithiAt } satisfies Record<string, (date: Date) => unknown>

test.each(Object.entries(takesDate))('%s rejects an invalid date and one outside the supported years', (_, take) => {
  expect(() => take(new Date(Number.NaN))).toThrow(/not valid. Pass a Date/)
  expect(() => take(new Date('1899-12-30T23:59:59Z'))).toThrow(/not supported. Pass one from 1900 to 2100/)
  expect(() => take(new Date('2101-01-02T00:00:00Z'))).toThrow(RangeError)
  expect(take(new Date('1900-01-01T00:00:00+14:00'))).toBeDefined()
  expect(take(new Date('2100-12-31T23:59:59-12:00'))).toBeDefined()
})

test.each([
  () => siderealLongitude('Sun', new Date('1600-01-01')),
  () => ingresses('Sun', now, new Date('2200-01-01')),
  () => sadeSati('Mesha', new Date('1800-01-01'), now),
  () => transits(new Date(''), 'Mesha'),
  () => birthChart(new Date(Number.NaN), nagpur),
  () => birthChart(now, { latitude: 200, longitude: 0 }),
  () => angles(now, { latitude: 0, longitude: 180.5 }),
  () => sunrise(today, { latitude: Number.NaN, longitude: 0 }),
  () => panchang({ date: '2026-02-30', utcOffsetMinutes: 330 }, nagpur),
  () => panchang({ date: '2026-2-3', utcOffsetMinutes: 330 }, nagpur),
  () => panchang({ date: '2026-11-20', utcOffsetMinutes: Number.NaN }, nagpur),
  () => startOfDay({ date: '2026-11-20', utcOffsetMinutes: 5000 }),
  () => abhijitMuhurta({ date: '2026-06-21', utcOffsetMinutes: 60 }, { latitude: 80, longitude: 20 }),
  () => varaOf('tomorrow'),
  () => instantOf('1994-02-30', '06:45', 'Asia/Kolkata'),
  () => instantOf('1994-08-17', '24:00', 'Asia/Kolkata'),
  () => instantOf('1994-08-17', '6:45 am', 'Asia/Kolkata'),
  () => instantOf('1994-08-17', '06:45', 'Asia/Atlantis'),
  () => instantOf('1994-08-17', '06:45', '+5:30'),
  () => vimshottariDasha(Number.NaN, now),
  () => vimshottariDasha(10, new Date('')),
  () => navamsaSign(Number.POSITIVE_INFINITY),
  () => zodiacPoint(Number.NaN),
  () => gunaMilan({ nakshatra: 'Ashwini', pada: 5 as never }, { nakshatra: 'Ashwini', pada: 1 }),
  () => gunaMilan({ nakshatra: 'Sirius' as never, pada: 1 }, { nakshatra: 'Ashwini', pada: 1 }),
  () => mulank('1994-13-01'),
  () => bhagyank('17.08.1994'),
  () => nameNumber('रवि'),
  () => signLord('Aries' as never),
  () => nakshatraLord('Krithika' as never),
  () => naturalRelationship('Rahu' as never, 'Sun'),
  () => naturalRelationship('Sun', 'Rahu' as never),
  () => houseOf('Leo' as never, 'Mesha'),
  () => houseOf('Mesha', 'Leo' as never),
  () => transits(now, 'Leo' as never),
  () => sadeSati('Pisces' as never, now, now),
  () => isFavourable('Surya' as never, 3),
  () => isFavourable('Sun', 13 as never),
  () => siderealLongitude('Pluto' as never, now),
  () => ingresses('Pluto' as never, now, now),
  () => coloursOf('Pluto' as never),
  () => coloursOf('toString' as never),
  () => gemstoneOf('Pluto' as never),
  () => rudrakshaFaces('Pluto' as never),
  () => nameSounds('Banana' as never),
  () => nameSound('Rohini', 5 as never),
  () => grahaOfNumber(10 as never),
  () => numberHarmony(1, 0 as never),
])('%s throws a RangeError whose message is a sentence', (wrong) => {
  expect(wrong).toThrow(RangeError)
  expect(wrong).toThrow(/\.$/)
})

test('a string instead of a Date is rejected with a helpful message', () => {
  for (const take of [ayanamsa, grahaPositions, tithiAt, (at: Date) => birthChart(at, nagpur)])
    expect(() => take('1994-08-17' as never)).toThrow(/^"1994-08-17" is not a Date. Pass new Date\(/)
  expect(() => vimshottariDasha(10, '1994-08-17' as never)).toThrow(TypeError)
})

test('where the Sun does not rise, the panchang spans the day from midnight', () => {
  const {
    sunrise: rises,
    nextSunrise,
    tithis,
  } = panchang({ date: '2026-12-21', utcOffsetMinutes: 60 }, { latitude: 78, longitude: 15 })
  expect([rises, nextSunrise]).toEqual([null, null])
  expect(tithis.length).toBeGreaterThan(0)
})
