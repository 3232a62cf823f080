import type { Place } from '../sky/place.ts'
import { startOfDay, type CivilDay } from './civil-day.ts'
import { karanasBetween, type Karana } from './karana.ts'
import { nakshatrasBetween, type MoonNakshatra } from './moon-nakshatra.ts'
import { moonrise, moonset, nextSunrise, sunrise, sunset } from './sun-and-moon-times.ts'
import { tithisBetween, type Tithi } from './tithi.ts'
import { varaOf, type Vara } from './vara.ts'
import { yogasBetween, type Yoga } from './yoga.ts'

/** The five elements of a day, from sunrise to the next sunrise. Each list begins with the one at sunrise. */
export interface Panchang {
  readonly vara: Vara
  /** Null where the Sun does not rise on that day; the lists then begin at local midnight and span 24 hours. */
  readonly sunrise: Date | null
  readonly sunset: Date | null
  readonly nextSunrise: Date | null
  readonly moonrise: Date | null
  readonly moonset: Date | null
  readonly tithis: readonly Tithi[]
  readonly nakshatras: readonly MoonNakshatra[]
  readonly yogas: readonly Yoga[]
  readonly karanas: readonly Karana[]
}

/**
 * The panchang of a civil day at a place. Ends of tithi, nakshatra and yoga are within 5 s of the Swiss Ephemeris.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export function panchang(day: CivilDay, place: Place): Panchang {
  const risen = sunrise(day, place)
  const risesNext = risen && nextSunrise(risen, place)
  const from = risen ?? startOfDay(day)
  const to = risesNext ?? new Date(from.getTime() + 86_400_000)
  return {
    vara: varaOf(day.date),
    sunrise: risen,
    sunset: sunset(day, place),
    nextSunrise: risesNext,
    moonrise: moonrise(day, place),
    moonset: moonset(day, place),
    tithis: tithisBetween(from, to),
    nakshatras: nakshatrasBetween(from, to),
    yogas: yogasBetween(from, to),
    karanas: karanasBetween(from, to),
  }
}
