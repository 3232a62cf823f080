import { startOfDay } from '../panchang/civil-day.ts'

/** A number from 1 to 9; each belongs to a graha. */
export type Digit = (typeof DIGITS)[number]

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The digits of a number added up until one is left. */
export function reduce(number: number): Digit {
  let rest = number
  while (rest > 9)
    rest = String(rest)
      .split('')
      .reduce((sum, digit) => sum + Number(digit), 0)
  return rest as Digit
}

/** The digits of a date; throws for a text that is no date. */
export function digitsOf(date: string): number[] {
  startOfDay({ date, utcOffsetMinutes: 0 })
  return date.replaceAll('-', '').split('').map(Number)
}
