/** Spellings of each digit in English, in Hindi in Latin letters, and in Hindi. */
const DIGITS = [
  'zero nought jero ziro shunya shoonya sunya sifar oh शून्य शुन्य सून्य जीरो सिफर',
  'one ek aik एक वन',
  'two do दो टू',
  'three teen tin तीन थ्री',
  'four char chaar चार फोर',
  'five panch paanch paach पांच पाच पाञ्च फाइव',
  'six chhah chhe chheh chah chha che chhai chhay छह छः छे छ सिक्स',
  'seven saat sat सात सेवन',
  'eight aath ath aat आठ एट',
  'nine nau नौ नाइन',
]
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const REPEATS = [
  { times: 2, words: 'double dubble dabal डबल' },
  { times: 3, words: 'triple tripple tripal ट्रिपल' },
]
const SEPARATORS = 'dash hyphen dot point space comma slash star plus minus and then aur phir और फिर'

/** The meaning of a word: digits, repeat the next digit, or a separator such as "dash". */
export type NumberWord =
  | { kind: 'digits' | 'tens'; digits: string }
  | { kind: 'repeat'; times: number }
  | { kind: 'separator' }

const WORDS = new Map<string, NumberWord>([
  ...DIGITS.flatMap((words, digit) => words.split(' ').map((word) => entry(word, String(digit)))),
  ...TEENS.split(' ').map((word, index) => entry(word, String(index + 10))),
  ...TENS.split(' ').map((word, index): [string, NumberWord] => [
    word,
    { kind: 'tens', digits: String(index * 10 + 20) },
  ]),
  ...REPEATS.flatMap(({ times, words }) =>
    words.split(' ').map((word): [string, NumberWord] => [word, { kind: 'repeat', times }]),
  ),
  ...SEPARATORS.split(' ').map((word): [string, NumberWord] => [word, { kind: 'separator' }]),
])

// Longest first, so that "seventeen" is not read as "seven" and "teen".
const JOINED = new RegExp(
  [...WORDS]
    .filter(([word, { kind }]) => word.length > 1 && kind === 'digits')
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'y',
)

/** Parses a word in lower case, or several number words written as one: "ninetwo". */
export function readNumberWord(word: string): NumberWord | undefined {
  return WORDS.get(word) ?? (word.length > 3 ? readJoined(word) : undefined)
}

function readJoined(word: string): NumberWord | undefined {
  let digits = ''
  JOINED.lastIndex = 0
  while (JOINED.lastIndex < word.length) {
    const part = WORDS.get(JOINED.exec(word)?.[0] ?? '')
    if (part?.kind !== 'digits') return undefined
    digits += part.digits
  }
  return { kind: 'digits', digits }
}

function entry(word: string, digits: string): [string, NumberWord] {
  return [word, { kind: 'digits', digits }]
}
