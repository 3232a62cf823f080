import { reduce, type Digit } from './digits.ts'

/** The letters by their Chaldean value; nine is given to none (Cheiro, Book of Numbers, 1926). */
const LETTERS = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']

/** A name in Chaldean numbers. */
export interface NameNumber {
  /** The values of all letters added up. */
  readonly compound: number
  readonly number: Digit
}

/**
 * The Chaldean number of a name in Latin letters. Accents are dropped; spaces, dots and other signs are skipped.
 *
 * @throws RangeError for a name without a Latin letter.
 */
export function nameNumber(name: string): NameNumber {
  const letters = name.normalize('NFD').toUpperCase().match(/[A-Z]/g)
  if (!letters) throw new RangeError(`The name "${name}" has no Latin letter. Write it in A to Z.`)
  const compound = letters.reduce((sum, letter) => sum + LETTERS.findIndex((row) => row.includes(letter)) + 1, 0)
  return { compound, number: reduce(compound) }
}
