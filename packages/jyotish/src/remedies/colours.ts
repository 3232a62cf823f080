import { byName } from '../sky/by-name.ts'
import type { Graha } from '../sky/grahas.ts'

const COLOURS: Readonly<Record<Graha, readonly [string, string]>> = {
  Sun: ['Copper', 'Orange'],
  Moon: ['White', 'Silver'],
  Mars: ['Red', 'Coral'],
  Mercury: ['Green', 'Leaf green'],
  Jupiter: ['Yellow', 'Saffron'],
  Venus: ['Cream', 'Rose'],
  Saturn: ['Dark blue', 'Indigo'],
  Rahu: ['Smoke grey', 'Slate'],
  Ketu: ['Brown', 'Earth'],
}

/**
 * Two colours of a graha, the traditional one first. For a chart, pass the lord of the Moon's sign.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export const coloursOf = (graha: Graha): readonly [string, string] => byName(COLOURS, graha)
