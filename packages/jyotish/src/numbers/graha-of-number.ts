import type { Graha } from '../sky/grahas.ts'
import { at } from '../sky/at.ts'
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

/** The graha of a number in Indian numerology: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu … 9 Mars. */
export const grahaOfNumber = (number: Digit): Graha => at(GRAHAS_OF_NUMBERS, number - 1)
