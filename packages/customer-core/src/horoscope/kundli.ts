import {
  birthChart,
  GRAHAS,
  instantOf,
  navamsaChart,
  SIGNS,
  vimshottariDasha,
  houseOf,
  moonsBetween,
  type BirthChart,
  type ChartHouse,
  type Graha,
  type Mahadasha,
  type MoonAtBirth,
  type ZodiacPoint,
} from '@tarapath/jyotish'
import type { ChartData, GrahaSlug } from '@tarapath/ui-kit'

/** When and where a person was born. */
export interface Birth {
  /** ISO date. */
  date: string
  /** "18:05" or "18:05:00"; null when it is not known. */
  time: string | null
}

export interface BirthPlace {
  latitude: number
  longitude: number
  timezone: string
}

/** The position of the lagna or of a graha, for a table. */
export interface Position extends ZodiacPoint {
  graha: Graha | 'Lagna'
  isRetrograde: boolean
  /** Null without a time of birth. */
  house: number | null
  /** Without a time of birth: where it was when the day began and when it ended. */
  range: readonly [first: ZodiacPoint, last: ZodiacPoint] | null
}

/** A birth chart as it is drawn. Without a time of birth it counts from the Moon, and noon decides about the Moon. */
export interface Kundli {
  instant: Date
  /** Null without a time of birth. */
  lagna: ZodiacPoint | null
  moon: ZodiacPoint
  /** Without a time of birth: where the Moon was when the day began and when it ended. */
  moonRange: Position['range']
  /** Every nakshatra and pada in which the Moon may have been; one where the time of birth is known. */
  moons: readonly MoonAtBirth[]
  /** Without a time of birth: the Moon was in more than one sign on that day. */
  isMoonUnsure: boolean
  chart: ChartData
  /** Null without a time of birth. */
  navamsa: ChartData | null
  positions: readonly Position[]
  /** Without a time of birth, for a birth at noon. */
  dashas: readonly Mahadasha[]
  /** By how many years another time on that day moves the dashas; 0 where the time is known. */
  dashaShiftYears: number
}

export const GRAHA_SLUGS: Readonly<Record<Graha, GrahaSlug>> = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangal',
  Mercury: 'budh',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
  Rahu: 'rahu',
  Ketu: 'ketu',
}

export function kundliOf({ date, time }: Birth, place: BirthPlace): Kundli {
  const instant = instantOf(date, time?.slice(0, 5) ?? '12:00', place.timezone)
  const chart = birthChart(instant, place)
  const isTimeKnown = time !== null
  const ends = isTimeKnown ? null : ([dayEnd('00:00'), dayEnd('23:59')] as const)
  function dayEnd(clock: string) {
    return birthChart(instantOf(date, clock, place.timezone), place).grahas
  }
  const rangeOf = (graha: Graha) => ends && ([ends[0][graha], ends[1][graha]] as const)
  const { Moon } = chart.grahas
  const dashas = vimshottariDasha(Moon.longitude, instant)
  const retrograde = GRAHAS.filter((graha) => chart.grahas[graha].isRetrograde).map((graha) => GRAHA_SLUGS[graha])
  return {
    instant,
    lagna: isTimeKnown ? chart.ascendant : null,
    moon: Moon,
    moonRange: rangeOf('Moon'),
    moons: ends ? moonsBetween(ends[0].Moon, ends[1].Moon) : [Moon],
    isMoonUnsure: ends !== null && ends[0].Moon.sign !== ends[1].Moon.sign,
    chart: { ...(isTimeKnown ? drawn(chart.houses) : drawn(housesFromMoon(chart))), retrograde },
    navamsa: isTimeKnown ? { ...drawn(navamsaChart(chart)), retrograde } : null,
    positions: [
      ...(isTimeKnown
        ? [{ ...chart.ascendant, graha: 'Lagna' as const, isRetrograde: false, house: 1, range: null }]
        : []),
      ...GRAHAS.map((graha) => ({
        ...chart.grahas[graha],
        house: isTimeKnown ? chart.grahas[graha].house : null,
        range: rangeOf(graha),
      })),
    ],
    dashas,
    dashaShiftYears: Math.max(
      0,
      ...(ends ?? []).map(({ Moon: moon }) => shiftYears(dashas, vimshottariDasha(moon.longitude, instant))),
    ),
  }
}

/** Where the grahas are at a moment, in the houses of a birth chart. */
export function transitChart({ chart: { firstSign } }: Kundli, moment: Date, place: BirthPlace): ChartData {
  const { grahas } = birthChart(moment, place)
  const isIn = (graha: Graha, house: number) => SIGNS.indexOf(grahas[graha].sign) === (firstSign - 1 + house) % 12
  return {
    houses: SIGNS.map((_, house) => GRAHAS.filter((graha) => isIn(graha, house)).map((graha) => GRAHA_SLUGS[graha])),
    firstSign,
    retrograde: GRAHAS.filter((graha) => grahas[graha].isRetrograde).map((graha) => GRAHA_SLUGS[graha]),
  }
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000

/** How far apart the ends of the same great periods are, in whole years, rounded up. */
function shiftYears(dashas: readonly Mahadasha[], others: readonly Mahadasha[]): number {
  const [first] = others
  const same = first && dashas.find(({ lord }) => lord === first.lord)
  const other = same && others.find(({ lord }) => lord === same.lord)
  // A first period of the other list may be the last of the 120 years in this one: the second is in both.
  const [one, two] = same === dashas.at(-1) ? [dashas[0], others[1]] : [same, other]
  return one && two ? Math.ceil(Math.abs(one.end.getTime() - two.end.getTime()) / YEAR_MS) : 0
}

const drawn = (houses: readonly Pick<ChartHouse, 'sign' | 'grahas'>[]): ChartData => ({
  houses: houses.map(({ grahas }) => grahas.map((graha) => GRAHA_SLUGS[graha])),
  firstSign: SIGNS.indexOf(houses[0]?.sign ?? 'Mesha') + 1,
})

function housesFromMoon({ grahas }: BirthChart): Pick<ChartHouse, 'sign' | 'grahas'>[] {
  const first = grahas.Moon.sign
  return SIGNS.map((sign) => ({ sign, house: houseOf(sign, first) }))
    .toSorted((a, b) => a.house - b.house)
    .map(({ sign }) => ({ sign, grahas: GRAHAS.filter((graha) => grahas[graha].sign === sign) }))
}
