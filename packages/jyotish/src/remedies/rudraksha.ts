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
 * How many faces (mukhi) the rudraksha of a graha has. For a chart, ask with the lord of the Moon's nakshatra.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 */
export const rudrakshaFaces = (graha: Graha): number => byName(FACES, graha)
