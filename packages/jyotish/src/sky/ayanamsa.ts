import type { AstroTime } from 'astronomy-engine'
import { checkDate } from './check.ts'
import { astroTime } from './astro-time.ts'

const AT_J2000 = 23.857092352
const DAYS_PER_CENTURY = 36_525

/** The Lahiri ayanamsa from the mean equinox, in degrees. */
export function meanAyanamsa({ tt }: AstroTime): number {
  const t = tt / DAYS_PER_CENTURY
  return AT_J2000 + (t * (5028.796195 + t * (1.1054348 + t * (0.00007964 - t * 0.000023857)))) / 3600
}

/**
 * The Lahiri (Chitrapaksha) ayanamsa in degrees: the offset of the tropical zodiac from the sidereal zodiac of India.
 *
 * From the mean equinox of date, without nutation. The constant is that of the Indian Calendar Reform Committee
 * (1955) as used by the Indian Ephemeris; the motion is the IAU 2006 general precession in longitude.
 * Agrees with the Swiss Ephemeris within 0.1″ from 1900 to 2100.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export function ayanamsa(date: Date): number {
  checkDate(date)
  return meanAyanamsa(astroTime(date))
}
