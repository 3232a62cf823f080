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
 */
export function grahaOfNumber(number: Digit): Graha {
  const graha = GRAHAS_OF_NUMBERS[number - 1]
  if (!graha) throw new RangeError(`The number ${String(number)} is not 1 to 9.`)
  return graha
}
