import { checkText, show } from '../sky/check.ts'
import { digitalRoot, type Digit } from './digits.ts'

/** The letters by their Chaldean value, 1 to 8 (Cheiro, Book of Numbers, 1926). */
const LETTERS = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']

/** The Chaldean number of a name. */
export interface NameNumber {
  /** The sum of the values of all letters. */
  readonly compound: number
  readonly number: Digit
}

/**
 * The Chaldean number of a name in Latin letters. Accents, spaces and punctuation are ignored.
 *
 * @throws RangeError for a name without a Latin letter.
 * @throws TypeError for an argument of another type.
 */
export function nameNumber(name: string): NameNumber {
  checkText(name, 'Ravi')
  const letters = name.normalize('NFD').toUpperCase().match(/[A-Z]/g)
  if (!letters) throw new RangeError(`The name ${show(name)} has no Latin letter. Write it in A to Z.`)
  const compound = letters.reduce((sum, letter) => sum + LETTERS.findIndex((group) => group.includes(letter)) + 1, 0)
  return { compound, number: digitalRoot(compound) }
}
