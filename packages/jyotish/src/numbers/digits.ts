import { startOfDay } from '../panchang/civil-day.ts'

/** A number of numerology, 1 to 9. Each belongs to a graha. */
export type Digit = (typeof DIGITS)[number]

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The digits of a number, added until one digit is left. */
export function digitalRoot(number: number): Digit {
  let rest = number
  while (rest > 9)
    rest = String(rest)
      .split('')
      .reduce((sum, digit) => sum + Number(digit), 0)
  return rest as Digit
}

/** The digits of a date. Throws for an invalid date. */
export function digitsOf(date: string): number[] {
  startOfDay({ date, utcOffsetMinutes: 0 })
  return date.replaceAll('-', '').split('').map(Number)
}
