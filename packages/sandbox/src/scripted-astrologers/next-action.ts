import type { ReplyLanguage } from '@tarapath/backend/astrologers'
import { between, seededRandom } from '@tarapath/backend/drawings'
import { birthDetailsIn } from './birth-details-in-chat.ts'
import { chatLanguage } from './chat-language.ts'
import { composeReply, usedUtterances, type Reply } from './compose-reply.ts'
import { greetingIn } from './greeting.ts'
import { behaviourOf } from './persona.ts'
import type { Action, ScriptedChat, ScriptedMessage } from './scripted-chat.ts'
import { chooseUtterance, purposeOf, utteranceByKey, type ChosenUtterance } from './utterances/choose-utterance.ts'
import { fillPlaceholders, type Placeholders } from './utterances/fill-placeholders.ts'
import type { Purpose } from './utterances/phrasebook.ts'

const LONG_PAUSE_SECONDS = 75
const NUDGE_AFTER_SECONDS = 60
const MAX_NUDGES = 2
/** A reply comes after this long at the latest, however fast the customer goes on writing. */
const MAX_PAUSE_SECONDS = 25
const LEAVES_AFTER_OWN_FAREWELL_SECONDS = 5
const LEAVES_AFTER_GOODBYE_SECONDS = 20

/** The next action of a scripted astrologer. It depends on the chat only, so every process computes the same one. */
export function nextAction(chat: ScriptedChat): Action | null {
  if (!chat.startedAt) return actionBeforeStart(chat)
  const sent = chat.messages.filter(({ sender }) => sender === 'consultant')
  const last = sent.at(-1)
  if (!last) return say(chat, openingOf(chat), later(chat.startedAt, between(1.5, 3, randomFor(chat, 'opening'))))
  if (last.nextUtterance) return followUp(chat, last.nextUtterance, last.at)
  const purpose = last.utterance && purposeOf(last.utterance)
  if (purpose === 'leaving') return { type: 'leave', at: later(last.at, LEAVES_AFTER_OWN_FAREWELL_SECONDS) }

  const unanswered = unansweredIn(chat.messages)
  if (unanswered.length > 0) {
    const replyCount = sent.filter((message) => !isFollowUp(chat.messages, message)).length
    return answer(chat, unanswered, replyCount)
  }
  if (purpose === 'goodbye') return { type: 'leave', at: later(last.at, LEAVES_AFTER_GOODBYE_SECONDS) }
  return nudgeOrLeave(chat, last)
}

function actionBeforeStart(chat: ScriptedChat): Action | null {
  if (chat.astrologerPickedUpAt) return null
  const { pickUpSeconds, rejectsRequests } = behaviourOf(chat.astrologer.persona)
  const at = later(chat.requestedAt, between(...pickUpSeconds, randomFor(chat, 'pick up')))
  return { type: rejectsRequests ? 'reject' : 'pick_up', at }
}

function openingOf(chat: ScriptedChat): Reply | null {
  const purpose: Purpose = chat.customer.dateOfBirth ? 'opening_known' : 'opening'
  return single(chooseUtterance(chatLanguage(chat), purpose, { used: new Set(), seed: `${chat.consultationId}` }))
}

/** The customer's messages since the last reply began. Follow-ups and openings answer nothing. */
function unansweredIn(messages: readonly ScriptedMessage[]): ScriptedMessage[] {
  const lastReply = messages.findLastIndex(
    (message) => message.sender === 'consultant' && !isFollowUp(messages, message) && !isOpening(message),
  )
  return messages.slice(lastReply + 1).filter(({ sender }) => sender === 'customer')
}

const isFollowUp = (messages: readonly ScriptedMessage[], { utterance }: ScriptedMessage): boolean =>
  utterance !== null && messages.some(({ nextUtterance }) => nextUtterance === utterance)

const isOpening = ({ utterance }: ScriptedMessage): boolean =>
  utterance !== null && purposeOf(utterance)?.startsWith('opening') === true

function answer(chat: ScriptedChat, unanswered: readonly ScriptedMessage[], replyCount: number): Action | null {
  const [first, last] = [unanswered[0], unanswered.at(-1)]
  if (!first || !last) return null
  const { longPauseBeforeReply } = behaviourOf(chat.astrologer.persona)
  const reply = composeReply(chat, unanswered)
  const pause = reply ? pauseBefore(chat, reply.utterance.text) : 5
  const extraPause = longPauseBeforeReply === replyCount ? LONG_PAUSE_SECONDS : 0
  const due = Math.min(last.at.getTime() + pause * 1000, first.at.getTime() + MAX_PAUSE_SECONDS * 1000)
  const at = later(new Date(due), extraPause)
  return say(chat, reply && !hasToLeave(chat, at) ? reply : farewellIn(chat), at)
}

/** While the customer is silent: a nudge each minute, twice at most, and a farewell when the astrologer has to leave. */
function nudgeOrLeave(chat: ScriptedChat, last: ScriptedMessage): Action | null {
  const { leavesAfterSeconds } = behaviourOf(chat.astrologer.persona)
  const used = usedUtterances(chat)
  const nudges = [...used].filter((key) => purposeOf(key) === 'nudge').length
  const nudgeAt = later(last.at, NUDGE_AFTER_SECONDS)
  const leaveAt = leavesAfterSeconds === null || !chat.startedAt ? null : later(chat.startedAt, leavesAfterSeconds)
  if (leaveAt && leaveAt <= nudgeAt) return say(chat, farewellIn(chat), latest(leaveAt, later(last.at, 5)))
  if (nudges === MAX_NUDGES) return leaveAt && say(chat, farewellIn(chat), leaveAt)
  return say(chat, single(chooseUtterance(chatLanguage(chat), 'nudge', { used, seed: seedOf(chat) })), nudgeAt)
}

function hasToLeave({ startedAt, astrologer }: ScriptedChat, at: Date): boolean {
  const { leavesAfterSeconds } = behaviourOf(astrologer.persona)
  return leavesAfterSeconds !== null && startedAt !== null && at >= later(startedAt, leavesAfterSeconds)
}

const farewellIn = (chat: ScriptedChat): Reply | null =>
  single(chooseUtterance(chatLanguage(chat), 'leaving', { used: usedUtterances(chat), seed: seedOf(chat) }))

const single = (utterance: ChosenUtterance | null): Reply | null => utterance && { utterance, nextUtterance: null }

function followUp(chat: ScriptedChat, key: string, after: Date): Action | null {
  const utterance = utteranceByKey(key)
  return utterance && say(chat, single(utterance), later(after, pauseBefore(chat, utterance.text)))
}

function say(chat: ScriptedChat, reply: Reply | null, at: Date): Action | null {
  if (!reply) return null
  const { key, text, thenKey } = reply.utterance
  return {
    type: 'say',
    at,
    utterance: key,
    nextUtterance: thenKey ?? reply.nextUtterance,
    text: fillPlaceholders(text, placeholdersFor(chat)),
  }
}

function placeholdersFor(chat: ScriptedChat): Placeholders {
  const language = chatLanguage(chat)
  const { customer, astrologer } = chat
  const birth = birthDetailsIn(chat)
  return {
    greeting: greetingIn(astrologer.languages, language),
    name: customer.name.trim().split(/\s+/)[0]?.slice(0, 24) ?? '',
    self: astrologer.name,
    date: birth.date ?? (customer.dateOfBirth ? printDate(customer.dateOfBirth, language) : ''),
    time: birth.time ?? customer.timeOfBirth ?? '',
  }
}

const printDate = (iso: string, language: ReplyLanguage): string =>
  new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))

/** Seconds for reading, thinking and typing. */
function pauseBefore(chat: ScriptedChat, text: string): number {
  const seconds = Math.min(14, Math.max(3, 2 + text.length * 0.06))
  return seconds * behaviourOf(chat.astrologer.persona).pauseFactor * between(0.85, 1.2, randomFor(chat, text))
}

const seedOf = (chat: ScriptedChat): string => `${chat.consultationId}|${chat.messages.length}`
const randomFor = (chat: ScriptedChat, what: string): number => seededRandom(seedOf(chat), what)
const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + Math.round(seconds * 1000))
const latest = (a: Date, b: Date): Date => (a > b ? a : b)
