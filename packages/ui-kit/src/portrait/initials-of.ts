const TITLES = new Set(['pt', 'pandit', 'acharya', 'dr', 'guru', 'jyotishacharya', 'siddhanti', 'shri', 'smt'])
const FIRST_LETTER = /^\p{L}\p{M}*/u
/** A consonant cluster with its vowel sign, e.g. "श्री" or "मी". */
const AKSHARA = /^\p{L}\p{M}*(?:(?<=\u094d)\p{L}\p{M}*)*/u

/**
 * The initials of a name for its portrait: the first letters of the first and the last name, without titles. "Pt. Raghav
 * Joshi" has RJ, "Acharya Meera" M, and a name in Devanagari its first syllable.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => FIRST_LETTER.test(word))
  const names = words.filter((word) => !TITLES.has(word.toLowerCase()))
  const [first = '', ...others] = names.length > 0 ? names : words
  if (/^\p{Script=Devanagari}/u.test(first)) return AKSHARA.exec(first)?.[0] ?? ''
  const last = others.at(-1) ?? ''
  return [first, last].map((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase() ?? '').join('')
}
