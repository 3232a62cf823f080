import { SIGNS, type Sign } from '../sky/signs.ts'

/** A whole-sign house, counted from 1. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Which house a sign is, counted from the sign that is the first: whole-sign houses. */
export const houseOf = (sign: Sign, first: Sign): House =>
  (((SIGNS.indexOf(sign) - SIGNS.indexOf(first) + 12) % 12) + 1) as House
