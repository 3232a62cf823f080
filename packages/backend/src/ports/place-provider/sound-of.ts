const VOWELS = /[aeiouyh]/g

/** Devanagari as a listener would write it; vowel signs are left out. */
const HEARD = new Map(
  [
    'कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फp बb भb मm यy रr लl ळl वb शs षs सs हh',
    'अa आa इa ईa उa ऊa ऋr एa ऐa ओa औa ऑa ंn ँn ृr',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', sound = '']) => [letter, sound]),
)

/**
 * What is left of a name when it is only heard: its consonants without breath or doubling, v as b, and an `a` where it begins
 * with a vowel. वाराणसी and Varanasi are both `brns`, so a name in Hindi finds one in Latin letters.
 */
export const soundOf = (name: string): string => (isHindi(name) ? consonants(heard(name)) : consonants(spelt(name)))

export const isHindi = (name: string): boolean => /\p{Script=Devanagari}/u.test(name)

/** A dot below makes another letter of the same sound; the sign before p, b and m is an m. */
const heard = (name: string): string =>
  Array.from(name.normalize('NFD').replaceAll('\u093c', ''), (letter) => HEARD.get(letter) ?? '')
    .join('')
    .replaceAll(/n(?=[pbm])/g, 'm')

const spelt = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
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
