import { turn } from './angle.ts'
import { indexIn } from './by-name.ts'
import { checkDate } from './check.ts'
import { frameOf } from './frame.ts'
import { GRAHAS, type Graha } from './grahas.ts'
import { instant } from './instant.ts'
import { meanNode } from './mean-node.ts'
import { moonLongitude, planetLongitude } from './vectors.ts'

/**
 * Sidereal longitude of one graha in degrees, in [0, 360); Rahu and Ketu by the mean node.
 * Cheaper than {@link grahaPositions} when only one is asked for.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 */
export function siderealLongitude(graha: Graha, date: Date): number {
  checkDate(date)
  indexIn(GRAHAS, graha)
  return longitudeAt(graha, date)
}

/** The same without a look at the date: searches may step over the edge of what is supported. */
export function longitudeAt(graha: Graha, date: Date): number {
  const time = instant(date)
  if (graha === 'Rahu') return meanNode(time)
  if (graha === 'Ketu') return turn(meanNode(time) + 180)
  const frame = frameOf(time)
  return graha === 'Moon' ? moonLongitude(frame) : planetLongitude(graha, frame)
}
