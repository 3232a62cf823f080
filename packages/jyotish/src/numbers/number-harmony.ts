import { naturalRegard, type Regard } from '../sky/friendship.ts'
import type { Graha } from '../sky/grahas.ts'
import type { VisibleGraha } from '../sky/lords.ts'
import type { Digit } from './digits.ts'
import { grahaOfNumber } from './graha-of-number.ts'

/** How one number stands to another. */
export type Harmony = 'friend' | 'neutral' | 'opposite'

const HARMONIES: Readonly<Record<Regard, Harmony>> = { friend: 'friend', neutral: 'neutral', enemy: 'opposite' }

/** Rahu acts like Saturn and Ketu like Mars, as the old saying has it. */
function actsLike(graha: Graha): VisibleGraha {
  if (graha === 'Rahu') return 'Saturn'
  return graha === 'Ketu' ? 'Mars' : graha
}

/**
 * How one number stands to another; not always returned.
 * Our own choice: numbers stand to each other as their grahas do by nature. Books of numerology differ.
 *
 * @throws RangeError for a number that is not 1 to 9.
 */
export const numberHarmony = (number: Digit, other: Digit): Harmony =>
  HARMONIES[naturalRegard(actsLike(grahaOfNumber(number)), actsLike(grahaOfNumber(other)))]
