import { describe, expect, test } from 'vitest'
import { nextAction } from './next-action.ts'
import type { Action, ScriptedChat, ScriptedMessage } from './scripted-chat.ts'

const START = new Date('2026-11-20T06:30:00Z')
const secondsAfter = (seconds: number) => new Date(START.getTime() + seconds * 1000)

function chatWith(
  more: Partial<ScriptedChat> = {},
  astrologer: Partial<ScriptedChat['astrologer']> = {},
): ScriptedChat {
  return {
    consultationId: 7,
    requestedAt: START,
    astrologerPickedUpAt: null,
    typingUntil: null,
    startedAt: null,
    customer: { name: 'Priya Sharma', dateOfBirth: null, timeOfBirth: null },
    messages: [],
    ...more,
    astrologer: {
      name: 'Acharya Meera',
      persona: 'warm',
      replyLanguage: 'english',
      languages: ['hi', 'en'],
      ...astrologer,
    },
  }
}

const runningChat = (more: Partial<ScriptedChat> = {}, astrologer: Partial<ScriptedChat['astrologer']> = {}) =>
  chatWith({ astrologerPickedUpAt: START, startedAt: START, ...more }, astrologer)

/** Plays a chat in which the customer sends each text after the replies to the one before. */
function play(
  begin: ScriptedChat,
  texts: readonly string[],
  until = 3600,
): { messages: ScriptedMessage[]; end: Action | null } {
  const messages: ScriptedMessage[] = []
  const left = [...texts]
  let now = begin.startedAt ?? START
  for (;;) {
    const action = nextAction({ ...begin, messages })
    const isIdle = !action || action.at.getTime() - now.getTime() > 30_000
    const text = isIdle && messages.length > 0 ? left.shift() : undefined
    if (text !== undefined) {
      now = new Date(now.getTime() + 5000)
      messages.push({ sender: 'customer', kind: 'text', text, at: now, utterance: null, nextUtterance: null })
      continue
    }
    if (!action || action.type !== 'say' || action.at > secondsAfter(until)) return { messages, end: action }
    now = action.at
    messages.push({
      sender: 'consultant',
      kind: 'text',
      text: action.text,
      at: now,
      utterance: action.utterance,
      nextUtterance: action.nextUtterance,
    })
    if (left.length === 0 && action.utterance.includes('.nudge.')) return { messages, end: action }
  }
}

const textsOf = (messages: readonly ScriptedMessage[]) =>
  messages.filter(({ sender }) => sender === 'consultant').map(({ text }) => text)
const utterancesOf = (messages: readonly ScriptedMessage[]) =>
  messages.flatMap(({ utterance }) => (utterance === null ? [] : [utterance]))

describe('a request', () => {
  test('is picked up within two to six seconds, and the same way each time', () => {
    for (let consultationId = 1; consultationId < 200; consultationId += 1) {
      for (const persona of ['quick', 'warm', 'thoughtful', 'terse', 'shy'] as const) {
        const action = nextAction(chatWith({ consultationId }, { persona }))
        expect(action?.type).toBe('pick_up')
        const waited = (action!.at.getTime() - START.getTime()) / 1000
        expect(waited).toBeGreaterThanOrEqual(2)
        expect(waited).toBeLessThanOrEqual(6)
        expect(nextAction(chatWith({ consultationId }, { persona }))).toEqual(action)
      }
    }
  })

  test('is rejected by a busy astrologer', () => {
    expect(nextAction(chatWith({}, { persona: 'busy' }))?.type).toBe('reject')
  })
})

describe('a chat', () => {
  test('begins with a greeting by name in the language of the astrologer', () => {
    const tamil = nextAction(runningChat({}, { languages: ['ta', 'en'] }))
    expect(tamil).toMatchObject({ type: 'say', text: expect.stringContaining('Vanakkam Priya') })
    const opening = nextAction(runningChat({}, { replyLanguage: 'hindi' }))
    expect(opening).toMatchObject({ type: 'say', text: expect.stringContaining('नमस्ते Priya जी') })
  })

  test('asks for birth details once, remembers them, and then answers the question', () => {
    const { messages } = play(runningChat(), [
      'When will I get married?',
      '14 August 1994, 6:20 am, Jaipur',
      'And what about my career?',
      'Do you have my date of birth?',
    ])
    const utterances = utterancesOf(messages)
    expect(utterances.filter((key) => key.includes('.ask_birth.'))).toHaveLength(1)
    const given = utterances.findIndex((key) => key.includes('.birth_given.'))
    expect(given).toBeGreaterThan(0)
    const text = textsOf(messages).join('\n')
    expect(text).toContain('14 August 1994')
    expect(text).toContain('6:20 am')
    expect(utterances.some((key) => key.includes('.career.'))).toBe(true)
    expect(utterances.some((key) => key.includes('.recall_birth.'))).toBe(true)
  })

  test('does not ask for birth details that the profile has', () => {
    const customer = { name: 'Priya', dateOfBirth: '1994-08-14', timeOfBirth: '06:20' }
    const { messages } = play(runningChat({ customer }), ['Will I find a job this year?', 'And my marriage?'])
    expect(utterancesOf(messages).join()).not.toContain('ask_birth')
    expect(textsOf(messages)[0]).toContain('14 August 1994')
  })

  test('answers Hindi in Hindi and Hinglish in Hinglish', () => {
    const inHindi = play(runningChat(), ['मेरी शादी कब होगी?'])
    expect(utterancesOf(inHindi.messages).at(-2)).toMatch(/^hindi\./)
    const inHinglish = play(runningChat(), ['meri naukri kab lagegi'])
    expect(utterancesOf(inHinglish.messages).at(-2)).toMatch(/^hinglish\./)
  })

  test('refers to a doctor for health, and to a helpline in danger', () => {
    const health = play(runningChat(), ['I have diabetes, will the surgery go well?'])
    expect(utterancesOf(health.messages).join()).toContain('english.health.')
    const danger = play(runningChat(), ['I want to die'])
    expect(textsOf(danger.messages).join()).toContain('14416')
  })

  test('never repeats an utterance, and ends with a farewell when none is left', () => {
    const words = ['my marriage', 'my job', 'money', 'exam', 'mother', 'visa', 'ok', 'no', 'hello', 'when', 'why so']
    const texts = Array.from({ length: 400 }, (_, n) => words[n % words.length]!)
    const { messages, end } = play(runningChat(), texts, 100_000)
    expect(new Set(textsOf(messages)).size).toBe(textsOf(messages).length)
    expect(textsOf(messages).length).toBeGreaterThan(80)
    expect(utterancesOf(messages).at(-1)).toContain('.leaving.')
    expect(end?.type).toBe('leave')
  })

  test('the second message of a pair follows without an answer in between', () => {
    const pairs = Array.from({ length: 60 }, (_, consultationId) =>
      play(runningChat({ consultationId }), ['tell me about my salary', '1/2/1990 4:30 pm']).messages.filter(
        ({ nextUtterance }) => nextUtterance !== null,
      ),
    )
    expect(pairs.flat().length).toBeGreaterThan(20)
  })

  test('messages during a pause get one reply, and no pause is longer than 25 seconds', () => {
    expect(nextAction(runningChat())?.type).toBe('say')
    const written = Array.from({ length: 30 }, (_, n): ScriptedMessage => ({
      sender: 'customer',
      kind: 'text',
      text: 'my job',
      at: secondsAfter(10 + n * 2),
      utterance: null,
      nextUtterance: null,
    }))
    const opening: ScriptedMessage = {
      sender: 'consultant',
      kind: 'text',
      text: 'Namaste',
      at: secondsAfter(2),
      utterance: 'english.opening.0',
      nextUtterance: null,
    }
    const action = nextAction(runningChat({ messages: [opening, ...written] }))
    expect(action!.at.getTime()).toBeLessThanOrEqual(secondsAfter(35).getTime())
  })

  test.each([
    ['image', 'picture'],
    ['audio', 'voice'],
  ] as const)('a file of kind %s gets a reply that fits, and so does its text', (kind, moment) => {
    const sent = (text: string): ScriptedMessage => ({
      sender: 'customer',
      kind,
      text,
      at: secondsAfter(10),
      utterance: null,
      nextUtterance: null,
    })
    const known = { customer: { name: 'Priya', dateOfBirth: '1994-08-14', timeOfBirth: null } }
    const withoutText = nextAction(runningChat({ ...known, messages: [sent('')] }))
    expect(withoutText).toMatchObject({ type: 'say', utterance: expect.stringContaining('.opening') })
    const opened: ScriptedMessage = {
      sender: 'consultant',
      kind: 'text',
      text: 'Namaste',
      at: secondsAfter(2),
      utterance: 'english.opening.0',
      nextUtterance: null,
    }
    expect(nextAction(runningChat({ ...known, messages: [opened, sent('')] }))).toMatchObject({
      utterance: expect.stringContaining(`.${moment}.`),
    })
    const { messages } = play(runningChat({ ...known, messages: [opened] }), ['hm'])
    expect(utterancesOf(messages).join()).not.toContain(`.${moment}.`)
    expect(nextAction(runningChat({ ...known, messages: [opened, sent('I want to die')] }))).toMatchObject({
      utterance: expect.stringContaining('.danger.'),
    })
  })

  test('a shy astrologer pauses once for more than a minute', () => {
    const { messages } = play(runningChat({}, { persona: 'shy' }), ['hm', 'my job', 'well', 'ok', 'so', 'and', 'then'])
    const gaps = messages
      .slice(1)
      .map(({ at, sender }, n) => (sender === 'consultant' ? at.getTime() - messages[n]!.at.getTime() : 0))
    expect(gaps.slice(0, -1).filter((gap) => gap > 61_000)).toHaveLength(1)
  })

  test('a terse astrologer leaves after twelve minutes with a farewell', () => {
    const words = ['my marriage', 'my job', 'money', 'exam', 'mother', 'visa', 'ok', 'no', 'go on', 'when', 'why so']
    const texts = Array.from({ length: 400 }, (_, n) => words[n % words.length]!)
    const { messages, end } = play(runningChat({}, { persona: 'terse' }), texts)
    expect(utterancesOf(messages).at(-1)).toContain('.leaving.')
    expect(end?.type).toBe('leave')
    expect(end!.at.getTime() - START.getTime()).toBeGreaterThan(720_000)
    expect(end!.at.getTime() - START.getTime()).toBeLessThan(800_000)
  })

  test('a silent customer gets two nudges and no more', () => {
    let messages: ScriptedMessage[] = []
    for (;;) {
      const action = nextAction(runningChat({ messages }))
      if (action?.type !== 'say') break
      messages = [
        ...messages,
        {
          sender: 'consultant',
          kind: 'text',
          text: action.text,
          at: action.at,
          utterance: action.utterance,
          nextUtterance: action.nextUtterance,
        },
      ]
    }
    expect(utterancesOf(messages).filter((key) => key.includes('.nudge.'))).toHaveLength(2)
  })
})
