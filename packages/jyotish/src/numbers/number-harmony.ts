import { naturalRelationship, type NaturalRelationship } from '../sky/natural-relationship.ts'
import type { Graha } from '../sky/grahas.ts'
import type { VisibleGraha } from '../sky/lords.ts'
import type { Digit } from './digits.ts'
import { grahaOfNumber } from './graha-of-number.ts'

/** The harmony of one number with another. */
export type Harmony = 'friend' | 'neutral' | 'opposite'

const HARMONIES: Readonly<Record<NaturalRelationship, Harmony>> = {
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'opposite',
}

/** By tradition Rahu acts like Saturn, and Ketu like Mars. */
function visibleEquivalent(graha: Graha): VisibleGraha {
  if (graha === 'Rahu') return 'Saturn'
  return graha === 'Ketu' ? 'Mars' : graha
}

/**
 * The harmony of one number with another; not always mutual.
 * Our own choice: it is the natural relationship of their grahas. Books of numerology differ.
 *
 * @throws RangeError for a number that is not 1 to 9.
 * @throws TypeError for an argument of another type.
 */
export const numberHarmony = (number: Digit, other: Digit): Harmony =>
  HARMONIES[naturalRelationship(visibleEquivalent(grahaOfNumber(number)), visibleEquivalent(grahaOfNumber(other)))]
