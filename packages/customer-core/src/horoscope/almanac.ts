import {
  abhijitMuhurta,
  choghadiya,
  grahaPositions,
  gulikaKaal,
  instantOf,
  panchang,
  rahuKaal,
  siderealLongitude,
  sunrise,
  tithiAt,
  yamaganda,
  zodiacPoint,
  type Choghadiya,
  type CivilDay,
  type Panchang,
  type Sign,
  type Tithi,
} from '@tarapath/jyotish'
import { daysOfMonth } from './calendar-days.ts'
import type { BirthPlace, Position } from './kundli.ts'

/** A stretch of the day at a place. */
export interface Span {
  start: Date
  end: Date
}

/** The five limbs of a day, and its parts where the Sun rises and sets. */
export interface Almanac {
  panchang: Panchang
  utcOffsetMinutes: number
  timeZone: string
  /** Null where the Sun does not rise or set on that day. */
  parts: DayParts | null
  /** How far the Moon is from the Sun, in degrees, at sunrise. */
  elongation: number
  /** Of the Moon at sunrise. */
  moonSign: Sign
  /** Where the grahas are at sunrise, or at six where there is none. */
  sunriseSky: { instant: Date; positions: readonly Position[] }
}

export interface DayParts {
  rahuKaal: Span
  yamaganda: Span
  gulikaKaal: Span
  abhijit: Span
  isAbhijitUsed: boolean
  choghadiyas: readonly Choghadiya[]
}

export function almanacOf(date: string, place: BirthPlace): Almanac {
  const day = civilDayOf(date, place)
  const found = panchang(day, place)
  const at = found.sunrise ?? instantOf(date, '06:00', place.timezone)
  const hasDaylight = found.sunrise !== null && found.sunset !== null
  const moon = siderealLongitude('Moon', at)
  return {
    panchang: found,
    utcOffsetMinutes: day.utcOffsetMinutes,
    timeZone: place.timezone,
    parts: hasDaylight
      ? {
          rahuKaal: rahuKaal(day, place),
          yamaganda: yamaganda(day, place),
          gulikaKaal: gulikaKaal(day, place),
          abhijit: abhijitMuhurta(day, place),
          isAbhijitUsed: abhijitMuhurta(day, place).isUsed,
          choghadiyas: choghadiya(day, place),
        }
      : null,
    elongation: moon - siderealLongitude('Sun', at),
    moonSign: zodiacPoint(moon).sign,
    sunriseSky: {
      instant: at,
      positions: Object.values(grahaPositions(at)).map((one) => ({ ...one, house: null, range: null })),
    },
  }
}

/** A day of a calendar, and the tithi at its sunrise, which names the day. */
export interface MonthDay {
  date: string
  tithi: Pick<Tithi, 'number' | 'name' | 'paksha'>
}

/** The month of a date. */
export const monthOf = (date: string, place: BirthPlace): MonthDay[] =>
  daysOfMonth(date).map((day) => ({
    date: day,
    tithi: tithiAt(sunrise(civilDayOf(day, place), place) ?? instantOf(day, '06:00', place.timezone)),
  }))

function civilDayOf(date: string, { timezone }: BirthPlace): CivilDay {
  const noon = instantOf(date, '12:00', timezone).getTime()
  // Before 1906 local time had seconds; a day has whole minutes.
  return { date, utcOffsetMinutes: Math.round((Date.parse(`${date}T12:00:00Z`) - noon) / 60_000) }
}
