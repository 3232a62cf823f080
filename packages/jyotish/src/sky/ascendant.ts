import { SiderealTime } from 'astronomy-engine'
import { DEGREE, normalizeDegrees } from './angle.ts'
import { checkDate, checkPlace } from './check.ts'
import { frameOf, type Frame } from './frame.ts'
import { astroTime } from './astro-time.ts'
import type { Place } from './place.ts'
import { zodiacPoint, type ZodiacPoint } from './zodiac-point.ts'

/** The points where the ecliptic meets the horizon and the meridian. */
export interface Angles {
  /** The lagna: the rising point of the ecliptic, in the east. */
  readonly ascendant: ZodiacPoint
  /** The point of the ecliptic on the upper meridian. */
  readonly midheaven: ZodiacPoint
}

/**
 * The rising point (lagna) and the midheaven at a place, sidereal (Lahiri). Within 2″ of the Swiss Ephemeris.
 *
 * Within the polar circles the ecliptic can coincide with the horizon; the result is then that of the formula.
 *
 * @throws RangeError for a date outside 1900–2100 or invalid coordinates.
 * @throws TypeError for an argument of another type.
 */
export function angles(date: Date, place: Place): Angles {
  checkDate(date)
  checkPlace(place)
  return anglesIn(frameOf(astroTime(date)), place)
}

export function anglesIn({ time, obliquity, offset }: Frame, { latitude, longitude }: Place): Angles {
  const theta = normalizeDegrees(SiderealTime(time) * 15 + longitude) * DEGREE
  const epsilon = obliquity * DEGREE
  // The tangent of 90° is infinite.
  const phi = Math.max(-89.9999, Math.min(89.9999, latitude)) * DEGREE
  const rising = Math.atan2(Math.cos(theta), -(Math.sin(theta) * Math.cos(epsilon) + Math.tan(phi) * Math.sin(epsilon)))
  const culminating = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(epsilon))
  return {
    ascendant: zodiacPoint(rising / DEGREE - offset),
    midheaven: zodiacPoint(culminating / DEGREE - offset),
  }
}
