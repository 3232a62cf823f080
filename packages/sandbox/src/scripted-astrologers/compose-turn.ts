import { isEmojiOnly } from '@tarapath/masking-utils'
import { readBirthDetails, type BirthDetails } from './birth-details.ts'
import { birthToldIn } from './birth-told.ts'
import { type ChosenLine, chooseLine, momentOf } from './lines/choose-line.ts'
import type { Moment } from './lines/phrasebook.ts'
import { mannerOf } from './persona.ts'
import type { Scene, SceneMessage } from './scene.ts'
import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import { detectLanguage } from './reply-language.ts'
import { readTopic, readTopics, SUBJECTS, type Topic } from './topic.ts'

export interface Turn {
  line: ChosenLine
  /** What follows it by itself. */
  nextUtterance: string | null
}

/** What to answer to what the customer has just written; null when everything that could be said has been said. */
export function composeTurn(scene: Scene, unanswered: readonly SceneMessage[]): Turn | null {
  const heard = unanswered.map(({ text }) => text).join('\n')
  const { customer, messages } = scene
  const birth = birthToldIn(scene)
  const said = linesSaid(scene)
  const language = languageFor(scene)
  const seed = `${scene.consultationId}|${messages.length}`
  const choose = (moment: Moment) => chooseLine(language, moment, { said, seed, heard })

  const [moment, ...more] = momentsFor(heard, {
    known: birth.date !== null || customer.dateOfBirth !== null,
    birth,
    said: new Set([...said].map(momentOf)),
    askedBefore: subjectBefore(scene, heard),
    shown: unanswered.findLast(({ kind }) => kind !== 'text')?.kind,
  })
  const line = [moment, ...FITS_ANYTHING].map(choose).find((chosen) => chosen !== null)
  if (!line) return null
  if (line.thenKey || mannerOf(scene.astrologer.persona).brief) return { line, nextUtterance: null }
  const extra =
    more[0] &&
    chooseLine(language, more[0], { said: new Set([...said, line.key]), seed, heard: customerTexts(scene).join(' ') })
  return { line, nextUtterance: extra?.key ?? null }
}

/** Where the next line comes from when all that suits a topic has been said. */
const FITS_ANYTHING: readonly Moment[] = ['other', 'timing', 'remedy', 'yes']

interface Known {
  /** The date of birth is known, from the profile or from the chat. */
  known: boolean
  birth: BirthDetails
  /** Moments that have been spoken to. */
  said: ReadonlySet<string | undefined>
  /** What the customer had asked about before the birth details were asked for. */
  askedBefore: Topic | null
  /** What came beside words. */
  shown: SceneMessage['kind'] | undefined
}

/** What the words call for, and what else they call for in the same breath. */
function momentsFor(heard: string, { known, birth, said, askedBefore, shown }: Known): [Moment, ...Moment[]] {
  const topic = readTopic(heard)
  if (topic === 'danger' || topic === 'refused' || topic === 'health' || topic === 'contact') return [topic]
  if (heard.includes('**********')) return ['contact']
  if (shown) return [shown === 'image' ? 'picture' : 'voice', ...listOf(SUBJECTS.has(topic) ? topic : null)]
  if (isEmojiOnly(heard)) return ['emoji']

  const subject = SUBJECTS.has(topic) ? topic : askedBefore
  const { date, time } = readBirthDetails(heard)
  const isNews = (date && date === birth.date) || (time && time === birth.time)
  if (isNews && birth.date && !said.has('told_birth')) {
    if (birth.time) return ['told_birth', ...listOf(subject)]
    if (!said.has('told_date')) return ['told_date', ...listOf(subject)]
  }

  if (!SUBJECTS.has(topic)) return [topic]
  if (!known && !said.has('ask_birth')) return ['ask_birth']
  if (topic === 'birth' && known && !said.has('recall_birth')) return ['recall_birth']
  return topic !== 'timing' && readTopics(heard).includes('timing') ? [topic, 'timing'] : [topic]
}

const listOf = <T>(value: T | null): T[] => (value === null ? [] : [value])

const customerTexts = (scene: Scene): string[] =>
  scene.messages.filter(({ sender }) => sender === 'customer').map(({ text }) => text)

/** The last thing asked for before now that a chart would answer. */
function subjectBefore(scene: Scene, heard: string): Topic | null {
  const topics = customerTexts(scene)
    .filter((text) => !heard.includes(text))
    .map(readTopic)
  return topics.findLast((topic) => SUBJECTS.has(topic)) ?? null
}

export function linesSaid(scene: Scene): Set<string> {
  return new Set(
    scene.messages.flatMap(({ utterance, nextUtterance }) => [utterance, nextUtterance].filter((key) => key !== null)),
  )
}

/**
 * Hindi is answered in Hindi, Hinglish in Hinglish, English in English by those who write it.
 * Until the customer has written, and for messages without words, the person's own preference holds.
 */
export function languageFor(scene: Scene): ReplyLanguage {
  const { replyLanguage, languages } = scene.astrologer
  // Birth details alone do not tell a language.
  const heard = customerTexts(scene)
    .map((text) => (readBirthDetails(text).date && detectLanguage(text) === 'english' ? null : detectLanguage(text)))
    .findLast((language) => language !== null)
  if (!heard) return replyLanguage
  if (heard !== 'english' || languages.includes('en')) return heard
  return replyLanguage === 'hindi' ? 'hindi' : 'hinglish'
}
