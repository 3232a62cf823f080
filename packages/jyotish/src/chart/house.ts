import { indexIn } from '../sky/by-name.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/** A whole-sign house, counted from 1. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/**
 * The whole-sign house of a sign, counted from the sign of the first house.
 *
 * @throws RangeError for a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export const houseOf = (sign: Sign, first: Sign): House =>
  (((indexIn(SIGNS, sign) - indexIn(SIGNS, first) + 12) % 12) + 1) as House
