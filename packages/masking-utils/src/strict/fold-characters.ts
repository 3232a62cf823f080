/** Stands in a folded text for a code unit that a reader does not see: a joiner, an accent, half of a wide digit. */
export const UNSEEN = '\u200B'

// Devanagari needs no folding but for its digits: its vowel signs are marks, yet they are read.
const TO_FOLD = /(?![\u0900-\u0965\u0970-\u097F])[^\0-\x7F]/gu
const UNSEEN_KINDS = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const DECIMAL_DIGIT = /\p{Nd}/u

/** Digits met so far; Unicode has less than a thousand. */
const decimalDigits = new Map<string, string>()

/** Where the circled digits 1 to 9 begin that Unicode does not fold: ⓵ ❶ ➀ ➊. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a]

/** Letters of other alphabets that look like O and l, and a circled zero. */
const LOOK_ALIKES: Record<string, string> = { О: 'O', о: 'o', Ο: 'O', ο: 'o', І: 'I', і: 'i', Ӏ: 'I', Ι: 'I', '⓿': '0' }

/**
 * Writes every digit of any script as 0-9, wide and mathematical letters as plain ones, and what is not seen as
 * {@link UNSEEN}. The result has the same length, so a place in it is the same place in the text.
 */
export function foldCharacters(text: string): string {
  return text.replace(TO_FOLD, (character) => foldCharacter(character).padEnd(character.length, UNSEEN))
}

function foldCharacter(character: string): string {
  const known = decimalDigits.get(character)
  if (known) return known
  if (UNSEEN_KINDS.test(character)) return UNSEEN
  const code = character.codePointAt(0) ?? 0
  if (DECIMAL_DIGIT.test(character)) {
    const digit = String(decimalValue(code))
    decimalDigits.set(character, digit)
    return digit
  }
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9)
  if (one) return String(code - one + 1)
  const look = LOOK_ALIKES[character]
  if (look) return look
  // A plain letter or digit, perhaps in brackets or before a full stop: ⁹, ⑨, ⑼, ⒐, ９, ｎ.
  return /^\W?([0-9A-Za-z])\W?$/.exec(character.normalize('NFKC'))?.[1] ?? character
}

/** Unicode keeps the ten digits of a script together and in order, so the zero is found by walking back. */
function decimalValue(code: number): number {
  let first = code
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
