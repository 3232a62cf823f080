import { normalizeDegrees } from './angle.ts'
import { indexIn } from './by-name.ts'
import { checkDate } from './check.ts'
import { frameOf } from './frame.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { astroTime } from './astro-time.ts'
import { meanNode } from './mean-node.ts'
import { moonLongitude, planetLongitude } from './vectors.ts'

/**
 * Sidereal longitude of one graha in degrees, in [0, 360); Rahu and Ketu by the mean node.
 * Faster than {@link grahaPositions} when only one is needed.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export function siderealLongitude(graha: Graha, date: Date): number {
  checkDate(date)
  indexIn(GRAHAS, graha)
  return longitudeAt(graha, date)
}

/** The same without a check of the date, because searches may leave the supported years. */
export function longitudeAt(graha: Graha, date: Date): number {
  const time = astroTime(date)
  if (graha === 'Rahu') return meanNode(time)
  if (graha === 'Ketu') return normalizeDegrees(meanNode(time) + 180)
  const frame = frameOf(time)
  return graha === 'Moon' ? moonLongitude(frame) : planetLongitude(graha, frame)
}
