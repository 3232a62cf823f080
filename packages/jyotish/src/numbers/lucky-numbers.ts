import { bhagyank, mulank } from './birth-numbers.ts'
import { DIGITS, type Digit } from './digits.ts'
import { numberHarmony } from './number-harmony.ts'

/** Numbers that go with a birth date. */
export interface LuckyNumbers {
  /** The mulank: the first choice. */
  readonly main: Digit
  /** Friends of mulank and bhagyank both, the two themselves included. */
  readonly friendly: readonly Digit[]
}

/**
 * Lucky numbers of a birth date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export function luckyNumbers(birthDate: string): LuckyNumbers {
  const [main, destiny] = [mulank(birthDate), bhagyank(birthDate)]
  const isFriendly = (digit: Digit) =>
    digit === main ||
    digit === destiny ||
    (numberHarmony(main, digit) === 'friend' && numberHarmony(destiny, digit) === 'friend')
  return { main, friendly: DIGITS.filter(isFriendly) }
}
