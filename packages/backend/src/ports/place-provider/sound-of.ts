const VOWELS = /[aeiouyh]/g

/** Devanagari as a listener would write it; vowel signs are left out. */
const LATIN_SOUNDS = new Map(
  [
    'कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फp बb भb मm यy रr लl ळl वb शs षs सs हh',
    'अa आa इa ईa उa ऊa ऋr एa ऐa ओa औa ऑa ंn ँn ृr',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', sound = '']) => [letter, sound]),
)

/** How a name sounds, as far as two scripts agree on it. */
export interface Sound {
  /**
   * Its consonants without breath or doubling, v as b, and an `a` where it begins with a vowel. वाराणसी and Varanasi are both
   * `brns`, so a name in Hindi finds one in Latin letters. More than one where a Hindi letter is written in two ways.
   */
  readonly consonants: readonly string[]
  /** Its vowels but for the a: i for i and e, u for u and o. They distinguish लेह from the first letters of Lucknow. */
  readonly vowels: string
}

export const soundOf = (name: string): Sound =>
  isHindi(name)
    ? {
        consonants: [...new Set(readings(name).map((one) => consonants(latinSounds(one))))],
        vowels: vowels(vowelSigns(name)),
      }
    : { consonants: [consonants(spelt(name))], vowels: vowels(spelt(name)) }

export const isHindi = (name: string): boolean => /\p{Script=Devanagari}/u.test(name)

/** चंडीगढ़ is Chandigarh and विजयवाड़ा Vijayawada; the nasal of जहांपुर is an n, that of मुंबई an m. */
function readings(name: string): string[] {
  const letters = name.normalize('NFD').replaceAll(/([ंँ])व(?!\p{L}|\p{M})/gu, '$1')
  const flapped = [letters.replaceAll(/[डढ]\u093c/g, 'र'), letters]
  return flapped.flatMap((one) => [one.replaceAll(/[ंँ](?=[पफबभम])/g, 'म'), one])
}

/** A dot below makes another letter of the same sound. */
const latinSounds = (name: string): string =>
  Array.from(name.normalize('NFD').replaceAll('\u093c', ''), (letter) => LATIN_SOUNDS.get(letter) ?? '').join('')

const VOWEL_SIGNS = new Map(
  ['i', 'u'].flatMap((vowel, row) => Array.from(['िीेैइईएऐय', 'ुूोौॉउऊओऔऑ'][row] ?? '', (sign) => [sign, vowel] as const)),
)
const vowelSigns = (name: string): string => Array.from(name, (sign) => VOWEL_SIGNS.get(sign) ?? '').join('')

const spelt = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replaceAll(/eo(?=[a-z])/g, 'ev')
    .replaceAll(/ao\b/g, 'av')
    .replaceAll('ch', 'ç')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('ç', 'c')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll('z', 'j')
    .replaceAll('f', 'p')
    .replaceAll(/[^a-z]/g, '')

function consonants(sounds: string): string {
  const begins = /^[aeiou]/.test(sounds) ? 'a' : sounds.slice(0, 1)
  return (begins + sounds.slice(1).replaceAll(VOWELS, '')).replaceAll(/(.)\1+/g, '$1')
}

const vowels = (sounds: string): string =>
  sounds
    .replaceAll(/[^eiouy]/g, '')
    .replaceAll(/[ey]/g, 'i')
    .replaceAll('o', 'u')
    .replaceAll(/(.)\1+/g, '$1')
