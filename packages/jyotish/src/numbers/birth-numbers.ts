import { digitsOf, reduce, type Digit } from './digits.ts'

/**
 * Mulank, the psychic number: the day of the month added up to one digit.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export const mulank = (birthDate: string): Digit => reduce(sum(digitsOf(birthDate).slice(6)))

/**
 * Bhagyank, the destiny number: every digit of the date added up to one digit.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export const bhagyank = (birthDate: string): Digit => reduce(sum(digitsOf(birthDate)))

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)
