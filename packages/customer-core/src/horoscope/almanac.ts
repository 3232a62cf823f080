import {
  abhijitMuhurta,
  gulikaKaal,
  instantOf,
  panchang,
  rahuKaal,
  siderealLongitude,
  yamaganda,
  type Panchang,
} from '@tarapath/jyotish'
import type { BirthPlace } from './kundli.ts'

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
  parts: { rahuKaal: Span; yamaganda: Span; gulikaKaal: Span; abhijit: Span; isAbhijitUsed: boolean } | null
  /** How far the Moon is from the Sun, in degrees, at sunrise. */
  elongation: number
}

export function almanacOf(date: string, place: BirthPlace): Almanac {
  // Before 1906 local time had seconds; a day has whole minutes.
  const utcOffsetMinutes = Math.round(
    (Date.parse(`${date}T12:00:00Z`) - instantOf(date, '12:00', place.timezone).getTime()) / 60_000,
  )
  const day = { date, utcOffsetMinutes }
  const found = panchang(day, place)
  const at = found.sunrise ?? instantOf(date, '06:00', place.timezone)
  const hasDaylight = found.sunrise !== null && found.sunset !== null
  return {
    panchang: found,
    utcOffsetMinutes,
    timeZone: place.timezone,
    parts: hasDaylight
      ? {
          rahuKaal: rahuKaal(day, place),
          yamaganda: yamaganda(day, place),
          gulikaKaal: gulikaKaal(day, place),
          abhijit: abhijitMuhurta(day, place),
          isAbhijitUsed: abhijitMuhurta(day, place).isUsed,
        }
      : null,
    elongation: siderealLongitude('Moon', at) - siderealLongitude('Sun', at),
  }
}
