import fc from 'fast-check'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as jyotish from './index.ts'

const { birthChart, vimshottariDasha, GRAHAS, SIGNS, NAKSHATRAS, ...others } = jyotish
const functions = { birthChart, vimshottariDasha, ...others } as unknown as Record<
  string,
  (...args: unknown[]) => unknown
>

const now = new Date('2026-11-20T06:00:00Z')
const later = new Date('2026-12-20T06:00:00Z')
const day = { date: '2026-11-20', utcOffsetMinutes: 330 }
const place = { latitude: 21.15, longitude: 79.09 }
const moon = { nakshatra: 'Rohini', pada: 2 }
const chart = birthChart(now, place)
const atPlace = [day, place]
const numbered = ['1994-08-17']

/** Valid arguments of every function. */
const VALID: Record<string, unknown[]> = {
  abhijitMuhurta: atPlace,
  angles: [now, place],
  ayanamsa: [now],
  bhagyank: numbered,
  birthChart: [now, place, { node: 'true' }],
  choghadiya: atPlace,
  coloursOf: ['Sun'],
  dashaAt: [vimshottariDasha(100, now), later],
  friendshipCompatibility: [moon, moon],
  gemstoneOf: ['Sun'],
  grahaOfNumber: [3],
  grahaPositions: [now, { node: 'true' }],
  gulikaKaal: atPlace,
  gunaMilan: [moon, moon],
  horas: atPlace,
  houseOf: ['Mesha', 'Meena'],
  ingresses: ['Sun', now, later],
  instantOf: ['1994-08-17', '06:45', 'Asia/Kolkata'],
  isFavourable: ['Sun', 3],
  kaalSarpDosha: [chart],
  karanaAt: [now],
  loShuGrid: numbered,
  loveCompatibility: [moon, moon],
  luckyNumbers: numbered,
  mangalDosha: [chart],
  moonrise: atPlace,
  moonsBetween: [moon, { nakshatra: 'Mrigashira', pada: 2 }],
  moonset: atPlace,
  mulank: numbered,
  nakshatraAt: [now],
  nakshatraLord: ['Rohini'],
  nameCompatibility: ['Ravi', 'Asha'],
  nameNumber: ['Ravi'],
  nameSound: ['Rohini', 2],
  nameSounds: ['Rohini'],
  naturalRelationship: ['Sun', 'Moon'],
  navamsaChart: [chart],
  navamsaSign: [100],
  numberHarmony: [1, 2],
  panchang: atPlace,
  rahuKaal: atPlace,
  rudrakshaFaces: ['Sun'],
  sadeSati: ['Meena', now, later],
  siderealLongitude: ['Sun', now],
  signLord: ['Mesha'],
  startOfDay: [day],
  sunrise: atPlace,
  sunset: atPlace,
  tithiAt: [now],
  transits: [now, 'Mesha'],
  varaOf: ['2026-11-20'],
  vimshottariDasha: [100, now],
  yamaganda: atPlace,
  yogaAt: [now],
  zodiacPoint: [100],
}

test('every public function is tried', () => {
  expect(Object.keys(VALID)).toEqual(Object.keys(functions).toSorted())
})

type Path = readonly string[]

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = isPlain(value) ? Object.keys(value).flatMap((key) => pathsOf(value[key], [...path, key])) : []
  return path.length > 0 ? [path, ...inner] : inner
}

function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = replaceAt(copy[key], rest, by)
  return copy
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value)

const kindOf = (value: unknown): string =>
  value instanceof Date ? 'date' : Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value

/** The function, and a place in its arguments; of a chart and of dashas only what is read. */
const spot = fc.constantFrom(
  ...Object.entries(VALID).flatMap(([name, args]) =>
    pathsOf(args)
      .filter(
        (path) =>
          args[0] !== chart || /^0(?:,ascendant|,grahas)?$|,(?:longitude|sign|house|navamsa)$/.test(String(path)),
      )
      .filter((path) => !/midheaven|houses|^0,ascendant,navamsa|^0,place|antardashas|,lord/.test(String(path)))
      .map((path) => ({ name, path })),
  ),
)

/** Options may be left out, and any object will do that has no wrong node. */
const isOption = (name: string, path: Path): boolean =>
  (name === 'birthChart' && path[0] === '2') || (name === 'grahaPositions' && path[0] === '1')

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true, withTypedArray: true }),
  fc.constantFrom<unknown>(
    '21.15',
    '79.09',
    '2026-11-20',
    'Sun',
    'toString',
    '__proto__',
    ['Sun'],
    [3],
    ['2026-11-20'],
  ),
  fc.constantFrom<unknown>(
    Symbol('x'),
    () => 1,
    { getTime: () => 0 },
    { valueOf: () => 3, toString: () => 'Sun' },
    {},
    null,
  ),
  fc.constantFrom<unknown>(new Date(Number.NaN), new Date(8.64e15), 3n, true, Number.NaN, Infinity, -0, 1e308),
)

/** The error, or null when the call returns; anything thrown that is not documented fails. */
function errorOf(run: () => unknown): Error | null {
  try {
    run()
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    expect(['TypeError', 'RangeError']).toContain((error as Error).name)
    expect((error as Error).message).toMatch(/^(?:The |An? |"|\S+ (?:is|does) ).*\.$/s)
    return error as Error
  }
}

test('a value of another kind anywhere in the arguments is refused with a sentence', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(spot, hostile, ({ name, path }, value) => {
      const args = VALID[name] as unknown[]
      fc.pre(kindOf(value) !== kindOf(valueAt(args, path)))
      fc.pre(!isOption(name, path) || (value !== undefined && kindOf(value) !== 'date' && !isPlain(value)))
      const error = errorOf(() => functions[name]?.(...(replaceAt(args, path, value) as unknown[])))
      expect(error, `${name}(${path.join('.')})`).not.toBeNull()
    }),
    { numRuns: 3000 },
  )
})

/** Throws when an invalid date or NaN is anywhere in a result. */
function checkResult(value: unknown): void {
  if (typeof value === 'number') expect(value).not.toBeNaN()
  else if (value instanceof Date) expect(value.getTime()).not.toBeNaN()
  else if (isPlain(value)) for (const key of Object.keys(value)) checkResult(value[key])
}

const sameKind: Record<string, fc.Arbitrary<unknown>> = {
  number: fc.oneof(fc.double(), fc.integer({ min: -400, max: 400 }), fc.double({ min: -90, max: 90, noNaN: true })),
  string: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom<string>(...GRAHAS, ...SIGNS, ...NAKSHATRAS, 'mean', '1900-01-01', '2100-12-31', '2000-02-30', 'éa'),
  ),
  date: fc.date(),
}

test('a value of the right kind gives a whole result or a documented error', { timeout: 120_000 }, () => {
  const places = spot.filter(({ name, path }) => Object.hasOwn(sameKind, kindOf(valueAt(VALID[name], path))))
  const trial = places.chain(({ name, path }) =>
    (sameKind[kindOf(valueAt(VALID[name], path))] as fc.Arbitrary<unknown>).map((value) => ({ name, path, value })),
  )
  fc.assert(
    fc.property(trial, ({ name, path, value }) => {
      errorOf(() => checkResult(functions[name]?.(...(replaceAt(VALID[name], path, value) as unknown[]))))
    }),
    { numRuns: 2000 },
  )
})

test('coordinates given as text are refused, not calculated with', () => {
  const asText = { latitude: '28.6139', longitude: '77.2090' } as never
  for (const run of [
    () => birthChart(now, asText),
    () => jyotish.panchang(day, asText),
    () => jyotish.angles(now, asText),
  ])
    expect(run).toThrow(new TypeError('"28.6139" is not a number. Pass the latitude as one.'))
})

test('an offset is a whole number of minutes', () => {
  const inMinutes = (utcOffsetMinutes: number) => jyotish.startOfDay({ date: '1940-01-01', utcOffsetMinutes })
  expect(inMinutes(291)).toEqual(new Date('1940-01-01T00:00:00+04:51'))
  expect(() => inMinutes(353.333)).toThrow(RangeError)
})

test('a Date of another frame is a Date', () => {
  const foreign = runInNewContext('new Date("2026-11-20T06:00:00Z")') as Date
  expect(birthChart(foreign, place).grahas).toEqual(chart.grahas)
  expect(jyotish.tithiAt(foreign)).toEqual(jyotish.tithiAt(now))
})
