import { checkOneOf } from '../sky/check.ts'
import { itemAt } from '../sky/item-at.ts'
import type { Graha } from '../sky/grahas.ts'
import type { Digit } from './digits.ts'

const GRAHAS_OF_NUMBERS: readonly Graha[] = [
  'Sun',
  'Moon',
  'Jupiter',
  'Rahu',
  'Mercury',
  'Venus',
  'Ketu',
  'Saturn',
  'Mars',
]

/**
 * The graha of a number in Indian numerology: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu … 9 Mars.
 *
 * @throws RangeError for a number that is not 1 to 9.
 * @throws TypeError for an argument of another type.
 */
export function grahaOfNumber(number: Digit): Graha {
  checkOneOf(number, 9, 'number')
  return itemAt(GRAHAS_OF_NUMBERS, number - 1)
}
