import { seededRandom } from '@tarapath/backend/drawings'
import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'
import type { Moment, Phrasebook } from './phrasebook.ts'

const phrasebooks: Record<ReplyLanguage, Phrasebook> = { english, hindi, hinglish }

/** A line by name, such as `english.career.4`; the second message of a pair ends in `.then`. */
export interface ChosenLine {
  key: string
  text: string
  /** The message that follows by itself. */
  thenKey: string | null
}

/**
 * A line for the moment that was not said yet, null when everything has been said. One that takes up words
 * that were heard goes first; otherwise the seed decides.
 */
export function chooseLine(
  language: ReplyLanguage,
  moment: Moment,
  { said, seed, heard = '' }: { said: ReadonlySet<string>; seed: string; heard?: string },
): ChosenLine | null {
  const lines = phrasebooks[language][moment]
  const start = Math.floor(seededRandom(seed, moment) * lines.length)
  const wordsHeard = stemsOf(heard)
  let best: { key: string; shared: number } | null = null
  for (let step = 0; step < lines.length; step += 1) {
    const index = (start + step) % lines.length
    const key = `${language}.${moment}.${index}`
    if (said.has(key)) continue
    const shared = [...stemsOf([lines[index]].flat().join(' '))].filter((stem) => wordsHeard.has(stem)).length
    if (!best || shared > best.shared) best = { key, shared }
  }
  return best && lineByKey(best.key)
}

/** Beginnings of the words that carry a meaning: `marriage` and `married` are the same. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= 4 && !EMPTY_WORDS.has(word)).map((word) => word.slice(0, 5)))
}

const EMPTY_WORDS = new Set(
  (
    'about after again also been before being could does doing done down ever every from have here into just like look ' +
    'make many more most much must need only other over really shall should since some such take tell than thank that ' +
    'their them then there these they thing think this those time very want well were what when where which while will ' +
    'with would your aapka aapki aapko bahut batai bataiye hain karna karke kijiye kisi kuch mera mere meri mein nahi ' +
    'wala wale yeh आपका आपकी आपके इसका करना क्या बताइए मेरा मेरी मेरे लिए नहीं'
  ).split(' '),
)

export function lineByKey(key: string): ChosenLine | null {
  const [language, moment, index, then] = key.split('.')
  const line = phrasebooks[language as ReplyLanguage]?.[moment as Moment]?.[Number(index)]
  if (line === undefined) return null
  if (typeof line === 'string') return { key, text: line, thenKey: null }
  return then === undefined ? { key, text: line[0], thenKey: `${key}.then` } : { key, text: line[1], thenKey: null }
}

/** What kind of moment a line was for. */
export const momentOf = (key: string): string | undefined => key.split('.')[1]
