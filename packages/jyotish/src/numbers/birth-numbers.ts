import { digitalRoot, digitsOf, type Digit } from './digits.ts'

/**
 * Mulank, the psychic number: the digital root of the day of the month.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const mulank = (birthDate: string): Digit => digitalRoot(sum(digitsOf(birthDate).slice(6)))

/**
 * Bhagyank, the destiny number: the digital root of all digits of the date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export const bhagyank = (birthDate: string): Digit => digitalRoot(sum(digitsOf(birthDate)))

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)
