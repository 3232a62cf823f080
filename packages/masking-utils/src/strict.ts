import { registerStrictMask } from './mask-phone-numbers.ts'
import { findPhoneNumbers } from './strict/find-phone-numbers.ts'
import { foldCharacters } from './strict/fold-characters.ts'
import { findProtectedFigures } from './strict/protected-figures.ts'
import { tokenize, BARRIER } from './strict/tokenize.ts'
import { replaceSpans, findSpans, mergeSpans } from './strict/spans.ts'

/** The digit runs of the exact rule, in any script and with invisible characters between. */
const DIGIT_RUNS = /\d(?:[ \u200B]*\d){8,}\u200B*/g

/**
 * The function behind `maskPhoneNumbers(text, { mode: 'strict' })`. Importing this file enables that mode in a bundle.
 *
 * Masks what the exact rule masks, and also Indian mobile numbers, landline numbers with their area code, and numbers with
 * a plus sign, when they are written with digits of any script, circled, superscript or keycap digits, invisible
 * characters, up to six other characters between digits, number words in English, Hinglish or Hindi ("double nine"), or
 * O and l. Dates, times, money, percentages and coordinates stay, unless the exact rule masks them.
 *
 * Our own choice: all rules apply to texts of any length, because padding could otherwise hide a number. The time is linear
 * in the length: keep messages to 4,096 characters where a message must take microseconds.
 */
export function maskPhoneNumbersStrictly(text: string): string {
  const folded = foldCharacters(text)
  const runs = findSpans(DIGIT_RUNS, folded)
  const figures = findProtectedFigures(replaceSpans(folded, runs, (length) => '#'.repeat(length)))
  const tokens = tokenize(replaceSpans(folded, figures, (length) => BARRIER.repeat(length)))
  const numbers = mergeSpans([...runs, ...findPhoneNumbers(tokens, folded)])
  return replaceSpans(text, numbers, () => '**********')
}

registerStrictMask(maskPhoneNumbersStrictly)
