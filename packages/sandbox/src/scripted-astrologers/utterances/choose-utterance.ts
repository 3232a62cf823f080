import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import { seededRandom } from '@tarapath/backend/drawings'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'
import type { Phrasebook, Purpose } from './phrasebook.ts'

const phrasebooks: Record<ReplyLanguage, Phrasebook> = { english, hindi, hinglish }

export interface ChosenUtterance {
  /** Such as `english.career.4`; the key of the second message of a pair ends in `.then`. */
  key: string
  text: string
  /** The key of the second message of a pair. */
  thenKey: string | null
}

interface Choice {
  /** Keys that were used before. */
  used: ReadonlySet<string>
  seed: string
  /** What the customer wrote. */
  customerText?: string
}

/**
 * An utterance that was not used yet, or null when all were. The one that shares most words with the customer's text is
 * preferred; among equals the seed decides.
 */
export function chooseUtterance(
  language: ReplyLanguage,
  purpose: Purpose,
  { used, seed, customerText = '' }: Choice,
): ChosenUtterance | null {
  const utterances = phrasebooks[language][purpose]
  const start = Math.floor(seededRandom(seed, purpose) * utterances.length)
  const customerStems = stemsOf(customerText)
  let best: { key: string; shared: number } | null = null
  for (let step = 0; step < utterances.length; step += 1) {
    const index = (start + step) % utterances.length
    const key = `${language}.${purpose}.${index}`
    if (used.has(key)) continue
    const stems = stemsOf([utterances[index]].flat().join(' '))
    const shared = [...stems].filter((stem) => customerStems.has(stem)).length
    if (!best || shared > best.shared) best = { key, shared }
  }
  return best && utteranceByKey(best.key)
}

/** The first five letters of each word that carries meaning, so that `marriage` and `married` are equal. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= 4 && !STOP_WORDS.has(word)).map((word) => word.slice(0, 5)))
}

const STOP_WORDS = new Set(
  (
    'about after again also been before being could does doing done down ever every from have here into just like look ' +
    'make many more most much must need only other over really shall should since some such take tell than thank that ' +
    'their them then there these they thing think this those time very want well were what when where which while will ' +
    'with would your aapka aapki aapko bahut batai bataiye hain karna karke kijiye kisi kuch mera mere meri mein nahi ' +
    'wala wale yeh आपका आपकी आपके इसका करना क्या बताइए मेरा मेरी मेरे लिए नहीं'
  ).split(' '),
)

export function utteranceByKey(key: string): ChosenUtterance | null {
  const [language, purpose, index, then] = key.split('.')
  const utterance = phrasebooks[language as ReplyLanguage]?.[purpose as Purpose]?.[Number(index)]
  if (utterance === undefined) return null
  if (typeof utterance === 'string') return { key, text: utterance, thenKey: null }
  return then === undefined
    ? { key, text: utterance[0], thenKey: `${key}.then` }
    : { key, text: utterance[1], thenKey: null }
}

export const purposeOf = (key: string): string | undefined => key.split('.')[1]
