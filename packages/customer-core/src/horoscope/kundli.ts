import {
  birthChart,
  GRAHAS,
  instantOf,
  navamsaChart,
  SIGNS,
  vimshottariDasha,
  zodiacPoint,
  siderealLongitude,
  houseOf,
  type BirthChart,
  type ChartHouse,
  type Graha,
  type Mahadasha,
  type Sign,
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
}

/** A birth chart as it is drawn. Without a time of birth it counts from the Moon, and noon decides about the Moon. */
export interface Kundli {
  instant: Date
  /** Null without a time of birth. */
  lagna: ZodiacPoint | null
  moon: ZodiacPoint
  /** Without a time: the Moon was in more than one sign on that day. */
  isMoonUnsure: boolean
  chart: ChartData
  /** Null without a time of birth. */
  navamsa: ChartData | null
  positions: readonly Position[]
  dashas: readonly Mahadasha[]
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
  const { Moon } = chart.grahas
  const retrograde = GRAHAS.filter((graha) => chart.grahas[graha].isRetrograde).map((graha) => GRAHA_SLUGS[graha])
  return {
    instant,
    lagna: isTimeKnown ? chart.ascendant : null,
    moon: Moon,
    isMoonUnsure: !isTimeKnown && moonSignAt(date, '00:00', place) !== moonSignAt(date, '23:59', place),
    chart: { ...(isTimeKnown ? drawn(chart.houses) : drawn(housesFromMoon(chart))), retrograde },
    navamsa: isTimeKnown ? { ...drawn(navamsaChart(chart)), retrograde } : null,
    positions: [
      ...(isTimeKnown ? [{ ...chart.ascendant, graha: 'Lagna' as const, isRetrograde: false, house: 1 }] : []),
      ...GRAHAS.map((graha) => ({ ...chart.grahas[graha], house: isTimeKnown ? chart.grahas[graha].house : null })),
    ],
    dashas: vimshottariDasha(Moon.longitude, instant),
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

const moonSignAt = (date: string, time: string, { timezone }: BirthPlace): Sign =>
  zodiacPoint(siderealLongitude('Moon', instantOf(date, time, timezone))).sign

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
