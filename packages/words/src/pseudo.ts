import type { Words } from './catalogue.ts'

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

const done = new WeakMap<Words, Words>()

/** A catalogue in the pseudo-locale. */
export function pseudoWords<W extends Words>(english: W): W {
  const known = done.get(english)
  if (known) return known as W
  const entries = Object.entries(english).map(([name, text]) => [name, pseudoEntry(text)])
  const words = Object.fromEntries(entries) as W
  done.set(english, words)
  return words
}

function pseudoEntry(entry: unknown): unknown {
  if (typeof entry === 'string') return pseudoText(entry)
  return (values: unknown) => pseudoText((entry as (values: unknown) => string)(values))
}
