import type { Translate, Words } from './catalogue.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž'

/**
 * A text in the pseudo-locale: accents show that it comes from a catalogue, and double vowels make it about 40% longer,
 * as translations may be. Each letter is treated alike, so that a label stays a part of the name that contains it.
 */
export function pseudoText(text: string): string {
  return text.replaceAll(/[a-z]/g, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter
    return 'aeiou'.includes(letter) ? accented + accented : accented
  })
}

const HINDI_LETTERS = 'आ ब च द ए फ़ ग ह ई ज क ल म न ओ प क़ र स त ऊ व व क्ष य ज़'.split(' ')
const VOWEL_SIGNS: Readonly<Record<string, string>> = { a: 'ा', e: 'े', i: 'ी', o: 'ो', u: 'ू' }

/**
 * A text in the letters of Hindi, which stand higher and lower on a line than Latin ones and are wider: each letter is
 * written by its sound, and each word is lengthened by a syllable. It is no translation.
 */
export function devanagariText(text: string): string {
  return text.replaceAll(/[A-Za-z]+/g, (word) => {
    const letters = word.toLowerCase().split('')
    const written = letters.map((letter, at) => {
      const sign = VOWEL_SIGNS[letter]
      const follows = at > 0 && VOWEL_SIGNS[letters[at - 1] ?? ''] === undefined
      return sign && follows ? sign : (HINDI_LETTERS[PLAIN.indexOf(letter)] ?? letter)
    })
    return `${written.join('')}${letters.length > 2 ? 'ों' : ''}`
  })
}

/** All catalogues in the pseudo-locale. */
export const pseudoWords = writtenAs(pseudoText)
/** All catalogues in the letters of Hindi. */
export const devanagariWords = writtenAs(devanagariText)

function writtenAs(write: (text: string) => string): Translate {
  const done = new WeakMap<Words, Words>()
  return <W extends Words>(english: W): W => {
    const known = done.get(english)
    if (known) return known as W
    const entries = Object.entries(english).map(([name, text]) => [name, entryWrittenAs(write, text)])
    const words = Object.fromEntries(entries) as W
    done.set(english, words)
    return words
  }
}

function entryWrittenAs(write: (text: string) => string, entry: unknown): unknown {
  if (typeof entry === 'string') return write(entry)
  return (values: unknown) => write((entry as (values: unknown) => string)(values))
}
