import { findPhoneNumbers } from './find-phone-numbers.ts'
import { foldCharacters } from './fold-characters.ts'
import { findProtectedFigures } from './protected-figures.ts'
import { tokenize, BARRIER } from './tokenize.ts'
import { replaceSpans, findSpans, mergeSpans } from './spans.ts'

/** The digit runs of the exact rule, in any script and with invisible characters between. */
const DIGIT_RUNS = /\d(?:[ \u200B]*\d){8,}\u200B*/g

/** `maskPhoneNumbers` in strict mode. */
export function maskPhoneNumbersStrictly(text: string): string {
  const folded = foldCharacters(text)
  const runs = findSpans(DIGIT_RUNS, folded)
  const figures = findProtectedFigures(replaceSpans(folded, runs, (length) => '#'.repeat(length)))
  const tokens = tokenize(replaceSpans(folded, figures, (length) => BARRIER.repeat(length)))
  const numbers = mergeSpans([...runs, ...findPhoneNumbers(tokens, folded)])
  return replaceSpans(text, numbers, () => '**********')
}
