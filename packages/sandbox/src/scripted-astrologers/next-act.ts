import { birthToldIn } from './birth-told.ts'
import { between, chance } from '@tarapath/backend/drawings'
import { composeTurn, linesSaid, languageFor, type Turn } from './compose-turn.ts'
import { helloIn } from './hello.ts'
import { chooseLine, lineByKey, momentOf, type ChosenLine } from './lines/choose-line.ts'
import { fillLine } from './lines/fill-line.ts'
import type { Moment } from './lines/phrasebook.ts'
import { mannerOf } from './persona.ts'
import type { Act, Scene, SceneMessage } from './scene.ts'
import type { ReplyLanguage } from '@tarapath/backend/astrologers'

const QUIET_SECONDS = 75
const NUDGE_AFTER_SECONDS = 60
const MAX_NUDGES = 2
/** However fast the customer types on, an answer comes after this long. */
const LONGEST_PAUSE_SECONDS = 25
const CLOSES_AFTER_FAREWELL_SECONDS = 5
const CLOSES_AFTER_GOODBYE_SECONDS = 20

/**
 * The one thing a scripted person does next, worked out from the record alone:
 * the same record gives the same act, whoever asks and however often.
 */
export function nextAct(scene: Scene): Act | null {
  if (!scene.startedAt) return actBeforeStart(scene)
  const spoken = scene.messages.filter(({ sender }) => sender === 'consultant')
  const last = spoken.at(-1)
  if (!last) return say(scene, openingOf(scene), later(scene.startedAt, between(1.5, 3, roll(scene, 'opening'))))
  if (last.nextUtterance) return follow(scene, last.nextUtterance, last.at)
  const moment = last.utterance && momentOf(last.utterance)
  if (moment === 'leaving') return { do: 'leave', at: later(last.at, CLOSES_AFTER_FAREWELL_SECONDS) }

  const unanswered = unansweredIn(scene.messages)
  if (unanswered.length > 0) {
    const turns = spoken.filter((message) => !isSecondHalf(scene.messages, message)).length
    return answer(scene, unanswered, turns)
  }
  if (moment === 'goodbye') return { do: 'leave', at: later(last.at, CLOSES_AFTER_GOODBYE_SECONDS) }
  return wait(scene, last)
}

function actBeforeStart(scene: Scene): Act | null {
  if (scene.astrologerPickedUpAt) return null
  const { picksUpAfter, rejects } = mannerOf(scene.astrologer.persona)
  const at = later(scene.requestedAt, between(...picksUpAfter, roll(scene, 'pick up')))
  return { do: rejects ? 'reject' : 'pick_up', at }
}

function openingOf(scene: Scene): Turn | null {
  const moment: Moment = scene.customer.dateOfBirth ? 'opening_known' : 'opening'
  return single(chooseLine(languageFor(scene), moment, { said: new Set(), seed: `${scene.consultationId}` }))
}

/** Customer messages that came after the last turn of speech began; a second half of it answers nothing new. */
function unansweredIn(messages: readonly SceneMessage[]): SceneMessage[] {
  const begun = messages.findLastIndex(
    (message) => message.sender === 'consultant' && !isSecondHalf(messages, message) && !isOpening(message),
  )
  return messages.slice(begun + 1).filter(({ sender }) => sender === 'customer')
}

const isSecondHalf = (messages: readonly SceneMessage[], { utterance }: SceneMessage): boolean =>
  utterance !== null && messages.some(({ nextUtterance }) => nextUtterance === utterance)

/** An opening answers nothing: what was written before it still waits. */
const isOpening = ({ utterance }: SceneMessage): boolean =>
  utterance !== null && momentOf(utterance)?.startsWith('opening') === true

function answer(scene: Scene, unanswered: readonly SceneMessage[], turn: number): Act | null {
  const [first, last] = [unanswered[0], unanswered.at(-1)]
  if (!first || !last) return null
  const manner = mannerOf(scene.astrologer.persona)
  const turnOfSpeech = composeTurn(scene, unanswered)
  const pause = turnOfSpeech ? pauseFor(scene, turnOfSpeech.line.text) : 5
  const quiet = manner.quietBeforeTurn === turn ? QUIET_SECONDS : 0
  const due = Math.min(last.at.getTime() + pause * 1000, first.at.getTime() + LONGEST_PAUSE_SECONDS * 1000)
  const at = later(new Date(due), quiet)
  return say(scene, turnOfSpeech && !mustLeave(scene, at) ? turnOfSpeech : farewellOf(scene), at)
}

/** Nobody has written: a word after a minute, twice at most, and a farewell when the time has come. */
function wait(scene: Scene, last: SceneMessage): Act | null {
  const { leavesAfter } = mannerOf(scene.astrologer.persona)
  const nudges = [...linesSaid(scene)].filter((key) => momentOf(key) === 'nudge').length
  const nudgeAt = later(last.at, NUDGE_AFTER_SECONDS)
  const leaveAt = leavesAfter === null || !scene.startedAt ? null : later(scene.startedAt, leavesAfter)
  if (leaveAt && leaveAt <= nudgeAt) return say(scene, farewellOf(scene), latest(leaveAt, later(last.at, 5)))
  if (nudges === MAX_NUDGES) return leaveAt && say(scene, farewellOf(scene), leaveAt)
  return say(
    scene,
    single(chooseLine(languageFor(scene), 'nudge', { said: linesSaid(scene), seed: seedOf(scene) })),
    nudgeAt,
  )
}

function mustLeave({ startedAt, astrologer }: Scene, at: Date): boolean {
  const { leavesAfter } = mannerOf(astrologer.persona)
  return leavesAfter !== null && startedAt !== null && at >= later(startedAt, leavesAfter)
}

const farewellOf = (scene: Scene): Turn | null =>
  single(chooseLine(languageFor(scene), 'leaving', { said: linesSaid(scene), seed: seedOf(scene) }))

const single = (line: ChosenLine | null): Turn | null => line && { line, nextUtterance: null }

function follow(scene: Scene, key: string, after: Date): Act | null {
  const line = lineByKey(key)
  return line && say(scene, { line, nextUtterance: null }, later(after, pauseFor(scene, line.text)))
}

function say(scene: Scene, turn: Turn | null, at: Date): Act | null {
  if (!turn) return null
  const { key, text, thenKey } = turn.line
  return {
    do: 'say',
    at,
    utterance: key,
    nextUtterance: thenKey ?? turn.nextUtterance,
    text: fillLine(text, blanksOf(scene)),
  }
}

function blanksOf(scene: Scene) {
  const language = languageFor(scene)
  const { customer, astrologer } = scene
  const told = birthToldIn(scene)
  return {
    hello: helloIn(astrologer.languages, language),
    name: customer.name.trim().split(/\s+/)[0]?.slice(0, 24) ?? '',
    self: astrologer.name,
    date: told.date ?? (customer.dateOfBirth ? printDate(customer.dateOfBirth, language) : ''),
    time: told.time ?? customer.timeOfBirth ?? '',
  }
}

const printDate = (iso: string, language: ReplyLanguage): string =>
  new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))

/** Reading, thinking and typing. */
function pauseFor(scene: Scene, text: string): number {
  const seconds = Math.min(14, Math.max(3, 2 + text.length * 0.06))
  return seconds * mannerOf(scene.astrologer.persona).slowness * between(0.85, 1.2, roll(scene, text))
}

const seedOf = (scene: Scene): string => `${scene.consultationId}|${scene.messages.length}`
const roll = (scene: Scene, about: string): number => chance(seedOf(scene), about)
const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + Math.round(seconds * 1000))
const latest = (a: Date, b: Date): Date => (a > b ? a : b)
