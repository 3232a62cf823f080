import { plugInStrict } from './mask-phone-numbers.ts'
import { findPhoneNumbers } from './strict/find-phone-numbers.ts'
import { foldCharacters } from './strict/fold-characters.ts'
import { findProtectedFigures } from './strict/protected-figures.ts'
import { readUnits, WALL } from './strict/read-units.ts'
import { coverSpans, findSpans, mergeSpans } from './strict/spans.ts'

/** What the exact rule hides, in any script and with unseen characters between. */
const DIGIT_RUNS = /\d(?:[ \u200B]*\d){8,}\u200B*/g

/**
 * What `maskPhoneNumbers(text, { mode: 'strict' })` does; importing this file makes that mode work in a bundle.
 *
 * Hides what the exact rule hides, and besides Indian mobile numbers, landline numbers with their area code, and numbers
 * with a plus sign, when they are written with digits of any script, circled, superscript or keycap digits, unseen
 * characters, up to six other characters between digits, number words in English, Hinglish or Hindi ("double nine"), or
 * O and l. Dates, times, money, percentages and coordinates stay, unless the exact rule hides them.
 *
 * Our own choice: there is no length above which rules are dropped, since a number could then hide behind padding. The time
 * taken grows in line with the length: keep messages to 4,096 characters where a message must take microseconds.
 */
export function maskPhoneNumbersStrictly(text: string): string {
  const folded = foldCharacters(text)
  const runs = findSpans(DIGIT_RUNS, folded)
  const figures = findProtectedFigures(coverSpans(folded, runs, (length) => '#'.repeat(length)))
  const units = readUnits(coverSpans(folded, figures, (length) => WALL.repeat(length)))
  const numbers = mergeSpans([...runs, ...findPhoneNumbers(units, folded)])
  return coverSpans(text, numbers, () => '**********')
}

plugInStrict(maskPhoneNumbersStrictly)
