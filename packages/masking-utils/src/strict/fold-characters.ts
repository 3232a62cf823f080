/** Replaces a code unit that a reader does not see: a joiner, an accent, the second half of a surrogate pair. */
export const INVISIBLE = '\u200B'

// Of Devanagari only the digits are folded: its vowel signs are marks, but they are part of words.
const TO_FOLD = /(?![\u0900-\u0965\u0970-\u097F])[^\0-\x7F]/gu
const INVISIBLE_CHARACTER = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const DECIMAL_DIGIT = /\p{Nd}/u

/** A cache of folded characters. It is cleared when it is full, so that no text can fill the memory. */
const cache = new Map<string, string>()
const CACHE_SIZE = 4_096

/** The first of each set of circled digits 1 to 9 that NFKC does not fold: ⓵ ❶ ➀ ➊. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a]

/** Letters of other alphabets that look like O and l, and a circled zero. */
const LOOK_ALIKES: Record<string, string> = { О: 'O', о: 'o', Ο: 'O', ο: 'o', І: 'I', і: 'i', Ӏ: 'I', Ι: 'I', '⓿': '0' }

/**
 * Replaces every digit of any script by 0-9, wide and mathematical letters by plain ones, and invisible characters by
 * {@link INVISIBLE}. The result has the same length, so its indices are those of the text.
 */
export function foldCharacters(text: string): string {
  return text.replace(TO_FOLD, (character) => foldCharacter(character).padEnd(character.length, INVISIBLE))
}

function foldCharacter(character: string): string {
  const cached = cache.get(character)
  if (cached) return cached
  if (cache.size === CACHE_SIZE) cache.clear()
  const folded = plainCharacter(character)
  cache.set(character, folded)
  return folded
}

function plainCharacter(character: string): string {
  if (INVISIBLE_CHARACTER.test(character)) return INVISIBLE
  const code = character.codePointAt(0) ?? 0
  if (DECIMAL_DIGIT.test(character)) return String(decimalValue(code))
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9)
  if (one) return String(code - one + 1)
  const lookAlike = LOOK_ALIKES[character]
  if (lookAlike) return lookAlike
  // A plain letter or digit, perhaps in brackets or before a full stop: ⁹, ⑨, ⑼, ⒐, ９, ｎ.
  return /^\W?([0-9A-Za-z])\W?$/.exec(character.normalize('NFKC'))?.[1] ?? character
}

/** The ten digits of a script are consecutive and in order, so the value is the distance from its zero. */
function decimalValue(code: number): number {
  let first = code
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
