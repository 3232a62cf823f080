import { normalizeDegrees } from './angle.ts'
import { itemAt } from './item-at.ts'
import { checkDegrees } from './check.ts'
import { NAKSHATRAS, type Nakshatra, type Pada } from './nakshatras.ts'
import { SIGNS, type Sign } from './signs.ts'

/** A direction on the sidereal ecliptic. */
export interface ZodiacPoint {
  /** Sidereal (Lahiri) longitude in degrees, in [0, 360). */
  readonly longitude: number
  readonly sign: Sign
  /** Degrees from the beginning of the sign, in [0, 30). */
  readonly degrees: number
  readonly nakshatra: Nakshatra
  readonly pada: Pada
}

/**
 * The sign, nakshatra and pada of a sidereal longitude.
 *
 * @param longitude Degrees, also below 0 and from 360 on.
 * @throws RangeError when the longitude is not a number.
 * @throws TypeError for an argument of another type.
 */
export function zodiacPoint(longitude: number): ZodiacPoint {
  checkDegrees(longitude)
  const degrees = normalizeDegrees(longitude)
  const quarter = Math.floor((degrees * 108) / 360)
  return {
    longitude: degrees,
    sign: itemAt(SIGNS, Math.floor(degrees / 30)),
    degrees: degrees % 30,
    nakshatra: itemAt(NAKSHATRAS, Math.floor(quarter / 4)),
    pada: ((quarter % 4) + 1) as Pada,
  }
}
