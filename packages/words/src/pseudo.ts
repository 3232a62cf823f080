import type { Words } from './catalogue.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

/** How much longer a translation of an English text may be: short texts grow most. */
function growth(length: number): number {
  if (length <= 10) return 1
  return length <= 30 ? 0.6 : 0.4
}

/** A text in the pseudo-locale: accents show what comes from a catalogue, and the length is that of a long translation. */
export function pseudoText(text: string): string {
  const accented = text.replaceAll(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter)
  const extra = Math.ceil(text.length * growth(text.length))
  return `${accented} ${'one two three four five six '.repeat(20).slice(0, extra).trim()}`.trim()
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
