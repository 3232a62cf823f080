import { DIGITS, digitsOf, type Digit } from './digits.ts'

/** The magic square, top row first. */
const SQUARE: readonly (readonly Digit[])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
]

const LINES = {
  mind: [4, 9, 2],
  heart: [3, 5, 7],
  action: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  work: [2, 7, 6],
  rise: [4, 5, 6],
  ground: [2, 5, 8],
} as const

/** The digits of a birth date in the Lo Shu square. */
export interface LoShuGrid {
  /** Three rows of three: each digit and how often it occurs in the date. */
  readonly rows: readonly (readonly { readonly digit: Digit; readonly count: number }[])[]
  readonly missing: readonly Digit[]
  /** Lines of the square whose three digits all occur. */
  readonly fullLines: readonly (keyof typeof LINES)[]
}

/**
 * The Lo Shu grid of a birth date, from every digit of day, month and year except zero.
 * Some schools also add the mulank and the bhagyank.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export function loShuGrid(birthDate: string): LoShuGrid {
  const digits = digitsOf(birthDate)
  const countOf = (digit: Digit) => digits.filter((other) => other === digit).length
  const names = Object.keys(LINES) as (keyof typeof LINES)[]
  return {
    rows: SQUARE.map((row) => row.map((digit) => ({ digit, count: countOf(digit) }))),
    missing: DIGITS.filter((digit) => countOf(digit) === 0),
    fullLines: names.filter((line) => LINES[line].every((digit) => countOf(digit) > 0)),
  }
}
