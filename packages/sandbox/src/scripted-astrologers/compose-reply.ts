import { isEmojiOnly } from '@tarapath/masking-utils'
import { readBirthDetails, type BirthDetails } from './birth-details.ts'
import { birthDetailsIn } from './birth-details-in-chat.ts'
import { chatLanguage, customerTexts } from './chat-language.ts'
import { behaviourOf } from './persona.ts'
import type { ScriptedChat, ScriptedMessage } from './scripted-chat.ts'
import { readTopic, readTopics, SUBJECTS, type Topic } from './topic.ts'
import { type ChosenUtterance, chooseUtterance, purposeOf } from './utterances/choose-utterance.ts'
import type { Purpose } from './utterances/phrasebook.ts'

export interface Reply {
  utterance: ChosenUtterance
  /** The key of the utterance that follows without an answer in between. */
  nextUtterance: string | null
}

/** The reply to the customer's unanswered messages; null when every suitable utterance was used. */
export function composeReply(chat: ScriptedChat, unanswered: readonly ScriptedMessage[]): Reply | null {
  const customerText = unanswered.map(({ text }) => text).join('\n')
  const birth = birthDetailsIn(chat)
  const used = usedUtterances(chat)
  const language = chatLanguage(chat)
  const seed = `${chat.consultationId}|${chat.messages.length}`
  const choose = (purpose: Purpose) => chooseUtterance(language, purpose, { used, seed, customerText })

  const [purpose, ...more] = purposesFor(customerText, {
    isBirthDateKnown: birth.date !== null || chat.customer.dateOfBirth !== null,
    birth,
    usedPurposes: new Set([...used].map(purposeOf)),
    earlierSubject: subjectBefore(chat, customerText),
    fileKind: unanswered.findLast(({ kind }) => kind !== 'text')?.kind,
  })
  const utterance = [purpose, ...FALLBACKS].map(choose).find((chosen) => chosen !== null)
  if (!utterance) return null
  if (utterance.thenKey || behaviourOf(chat.astrologer.persona).isBrief) return { utterance, nextUtterance: null }
  const second =
    more[0] &&
    chooseUtterance(language, more[0], {
      used: new Set([...used, utterance.key]),
      seed,
      customerText: customerTexts(chat).join(' '),
    })
  return { utterance, nextUtterance: second?.key ?? null }
}

/** Purposes to choose from when every utterance for a topic was used. */
const FALLBACKS: readonly Purpose[] = ['other', 'timing', 'remedy', 'yes']

interface Context {
  /** From the profile or from the chat. */
  isBirthDateKnown: boolean
  birth: BirthDetails
  usedPurposes: ReadonlySet<string | undefined>
  /** What the customer had asked about before the astrologer asked for birth details. */
  earlierSubject: Topic | null
  /** The kind of the last file that the customer sent. */
  fileKind: ScriptedMessage['kind'] | undefined
}

/** What a reply to this text is for, and what a second message may be for. */
function purposesFor(customerText: string, context: Context): [Purpose, ...Purpose[]] {
  const { isBirthDateKnown, usedPurposes, fileKind } = context
  const topic = readTopic(customerText)
  if (topic === 'danger' || topic === 'refused' || topic === 'health' || topic === 'contact') return [topic]
  if (customerText.includes('**********')) return ['contact']
  if (fileKind) return [fileKind === 'image' ? 'picture' : 'voice', ...(SUBJECTS.has(topic) ? [topic] : [])]
  if (isEmojiOnly(customerText)) return ['emoji']

  const acknowledgement = acknowledgeBirth(customerText, topic, context)
  if (acknowledgement) return acknowledgement
  if (!SUBJECTS.has(topic)) return [topic]
  if (!isBirthDateKnown && !usedPurposes.has('ask_birth')) return ['ask_birth']
  if (topic === 'birth' && isBirthDateKnown && !usedPurposes.has('recall_birth')) return ['recall_birth']
  return topic !== 'timing' && readTopics(customerText).includes('timing') ? [topic, 'timing'] : [topic]
}

/** When this text gives birth details: confirms them once, and returns to the subject. */
function acknowledgeBirth(
  customerText: string,
  topic: Topic,
  { birth, usedPurposes, earlierSubject }: Context,
): [Purpose, ...Purpose[]] | null {
  const { date, time } = readBirthDetails(customerText)
  const isNew = (date && date === birth.date) || (time && time === birth.time)
  if (!isNew || !birth.date || usedPurposes.has('birth_given')) return null
  const subject = SUBJECTS.has(topic) ? topic : earlierSubject
  const rest = subject === null ? [] : [subject]
  if (birth.time) return ['birth_given', ...rest]
  return usedPurposes.has('date_given') ? null : ['date_given', ...rest]
}

/** The last subject that the customer asked about before this text. */
function subjectBefore(chat: ScriptedChat, customerText: string): Topic | null {
  const topics = customerTexts(chat)
    .filter((text) => !customerText.includes(text))
    .map(readTopic)
  return topics.findLast((topic) => SUBJECTS.has(topic)) ?? null
}

/** The keys of all utterances that were sent or are about to follow. */
export function usedUtterances(chat: ScriptedChat): Set<string> {
  return new Set(
    chat.messages.flatMap(({ utterance, nextUtterance }) => [utterance, nextUtterance].filter((key) => key !== null)),
  )
}
