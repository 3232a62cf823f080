import { byName } from '../sky/by-name.ts'
import type { Graha } from '../sky/grahas.ts'

const FACES: Readonly<Record<Graha, number>> = {
  Sun: 1,
  Moon: 2,
  Mars: 3,
  Mercury: 4,
  Jupiter: 5,
  Venus: 6,
  Saturn: 7,
  Rahu: 8,
  Ketu: 9,
}

/**
 * The number of faces (mukhi) of the rudraksha of a graha. For a chart, pass the lord of the Moon's nakshatra.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export const rudrakshaFaces = (graha: Graha): number => byName(FACES, graha)
