/** Devanagari letters as people write them in Roman letters. A consonant carries an `a` until a vowel sign replaces it. */
const CONSONANTS = new Map(
  Object.entries({
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'ph',
    ब: 'b',
    भ: 'bh',
    म: 'm',
    य: 'y',
    र: 'r',
    ल: 'l',
    व: 'v',
    श: 'sh',
    ष: 'sh',
    स: 's',
    ह: 'h',
    ळ: 'l',
  }),
)
const VOWELS = new Map(
  Object.entries({
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ॐ: 'om',
    'ं': 'n',
    'ः': 'h',
    'ँ': 'n',
  }),
)
const VOWEL_SIGNS = new Map(
  Object.entries({
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    '्': '',
  }),
)

function romanise(text: string): string {
  let roman = ''
  let hasInherentVowel = false
  for (const letter of text) {
    const sign = VOWEL_SIGNS.get(letter)
    if (hasInherentVowel && sign === undefined) roman += 'a'
    const consonant = CONSONANTS.get(letter)
    hasInherentVowel = consonant !== undefined
    roman += sign ?? consonant ?? VOWELS.get(letter) ?? letter
  }
  return hasInherentVowel ? `${roman}a` : roman
}

/**
 * A text as it is compared in a search: "Gāyatrī", "gayatri", "Gaayatree" and "गायत्री" are the same. Long vowels, marks, an
 * `a` at the end of a word, and letters that are used for each other do not count.
 */
export const foldText = (text: string): string =>
  romanise(text.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('sh', 's')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/a(?= |$)/g, '')
    .trim()

/** Whether each word of a query begins a word of the folded text. */
export function matches(folded: string, query: string): boolean {
  const words = folded.split(' ')
  return foldText(query)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)))
}
