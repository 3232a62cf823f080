import { maskPhoneNumbers } from '@tarapath/masking-utils'
import { describe, expect, test } from 'vitest'
import { readBirthDetails } from './birth-details.ts'
import { english } from './lines/english.ts'
import { hindi } from './lines/hindi.ts'
import { hinglish } from './lines/hinglish.ts'
import { fillLine } from './lines/fill-line.ts'
import { nextAct } from './next-act.ts'
import type { Act, Scene, SceneMessage } from './scene.ts'
import { detectLanguage } from './reply-language.ts'
import { readTopic } from './topic.ts'

const START = new Date('2026-11-20T06:30:00Z')
const secondsAfter = (seconds: number) => new Date(START.getTime() + seconds * 1000)

function scene(more: Partial<Scene> = {}, astrologer: Partial<Scene['astrologer']> = {}): Scene {
  return {
    consultationId: 7,
    requestedAt: START,
    astrologerPickedUpAt: null,
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

const running = (more: Partial<Scene> = {}, astrologer: Partial<Scene['astrologer']> = {}) =>
  scene({ astrologerPickedUpAt: START, startedAt: START, ...more }, astrologer)

/** Plays a chat: the customer writes each line when everything before it has been answered. */
function play(begin: Scene, lines: readonly string[], until = 3600): { messages: SceneMessage[]; end: Act | null } {
  const messages: SceneMessage[] = []
  const left = [...lines]
  let now = begin.startedAt ?? START
  for (;;) {
    const act = nextAct({ ...begin, messages })
    const isIdle = !act || act.at.getTime() - now.getTime() > 30_000
    const line = isIdle && messages.length > 0 ? left.shift() : undefined
    if (line !== undefined) {
      now = new Date(now.getTime() + 5000)
      messages.push({ sender: 'customer', kind: 'text', text: line, at: now, utterance: null, nextUtterance: null })
      continue
    }
    if (!act || act.do !== 'say' || act.at > secondsAfter(until)) return { messages, end: act }
    now = act.at
    messages.push({
      sender: 'consultant',
      kind: 'text',
      text: act.text,
      at: now,
      utterance: act.utterance,
      nextUtterance: act.nextUtterance,
    })
    if (left.length === 0 && act.utterance.includes('.nudge.')) return { messages, end: act }
  }
}

const said = (messages: readonly SceneMessage[]) =>
  messages.filter(({ sender }) => sender === 'consultant').map(({ text }) => text)
const linesOf = (messages: readonly SceneMessage[]) =>
  messages.flatMap(({ utterance }) => (utterance === null ? [] : [utterance]))

describe('a request', () => {
  test('is picked up within two to six seconds, and the same way each time', () => {
    for (let consultationId = 1; consultationId < 200; consultationId += 1) {
      for (const persona of ['quick', 'warm', 'thoughtful', 'terse', 'shy'] as const) {
        const act = nextAct(scene({ consultationId }, { persona }))
        expect(act?.do).toBe('pick_up')
        const waited = (act!.at.getTime() - START.getTime()) / 1000
        expect(waited).toBeGreaterThanOrEqual(2)
        expect(waited).toBeLessThanOrEqual(6)
        expect(nextAct(scene({ consultationId }, { persona }))).toEqual(act)
      }
    }
  })

  test('is turned down by a busy person', () => {
    expect(nextAct(scene({}, { persona: 'busy' }))?.do).toBe('reject')
  })
})

describe('a chat', () => {
  test('begins with a greeting by name in the language of the person', () => {
    const tamil = nextAct(running({}, { languages: ['ta', 'en'] }))
    expect(tamil).toMatchObject({ do: 'say', text: expect.stringContaining('Vanakkam Priya') })
    const opening = nextAct(running({}, { replyLanguage: 'hindi' }))
    expect(opening).toMatchObject({ do: 'say', text: expect.stringContaining('नमस्ते Priya जी') })
  })

  test('asks for birth details once, remembers them, and then answers what was asked', () => {
    const { messages } = play(running(), [
      'When will I get married?',
      '14 August 1994, 6:20 am, Jaipur',
      'And what about my career?',
      'Do you have my date of birth?',
    ])
    const lines = linesOf(messages)
    expect(lines.filter((line) => line.includes('.ask_birth.'))).toHaveLength(1)
    const told = lines.findIndex((line) => line.includes('.told_birth.'))
    expect(told).toBeGreaterThan(0)
    const text = said(messages).join('\n')
    expect(text).toContain('14 August 1994')
    expect(text).toContain('6:20 am')
    expect(lines.some((line) => line.includes('.career.'))).toBe(true)
    expect(lines.some((line) => line.includes('.recall_birth.'))).toBe(true)
  })

  test('does not ask for details that the profile holds', () => {
    const customer = { name: 'Priya', dateOfBirth: '1994-08-14', timeOfBirth: '06:20' }
    const { messages } = play(running({ customer }), ['Will I find a job this year?', 'And my marriage?'])
    expect(linesOf(messages).join()).not.toContain('ask_birth')
    expect(said(messages)[0]).toContain('14 August 1994')
  })

  test('answers Hindi in Hindi and Hinglish in Hinglish', () => {
    const inHindi = play(running(), ['मेरी शादी कब होगी?'])
    expect(linesOf(inHindi.messages).at(-2)).toMatch(/^hindi\./)
    const inHinglish = play(running(), ['meri naukri kab lagegi'])
    expect(linesOf(inHinglish.messages).at(-2)).toMatch(/^hinglish\./)
  })

  test('points to a doctor about health, and to a helpline in danger', () => {
    const health = play(running(), ['I have diabetes, will the surgery go well?'])
    expect(linesOf(health.messages).join()).toContain('english.health.')
    const danger = play(running(), ['I want to die'])
    expect(said(danger.messages).join()).toContain('14416')
  })

  test('never repeats a line, however long it goes on, and ends with a farewell', () => {
    const words = ['my marriage', 'my job', 'money', 'exam', 'mother', 'visa', 'ok', 'no', 'hello', 'when', 'why so']
    const lines = Array.from({ length: 400 }, (_, n) => words[n % words.length]!)
    const { messages, end } = play(running(), lines, 100_000)
    expect(new Set(said(messages)).size).toBe(said(messages).length)
    expect(said(messages).length).toBeGreaterThan(80)
    expect(linesOf(messages).at(-1)).toContain('.leaving.')
    expect(end?.do).toBe('leave')
  })

  test('a second part follows by itself', () => {
    const pairs = Array.from({ length: 60 }, (_, consultationId) =>
      play(running({ consultationId }), ['tell me about my salary', '1/2/1990 4:30 pm']).messages.filter(
        ({ nextUtterance }) => nextUtterance !== null,
      ),
    )
    expect(pairs.flat().length).toBeGreaterThan(20)
  })

  test('what is written during a pause is answered together, and no pause outlasts 25 seconds', () => {
    const opening = nextAct(running())
    expect(opening?.do).toBe('say')
    const typed = Array.from({ length: 30 }, (_, n): SceneMessage => ({
      sender: 'customer',
      kind: 'text',
      text: 'my job',
      at: secondsAfter(10 + n * 2),
      utterance: null,
      nextUtterance: null,
    }))
    const spoken: SceneMessage = {
      sender: 'consultant',
      kind: 'text',
      text: 'Namaste',
      at: secondsAfter(2),
      utterance: 'english.opening.0',
      nextUtterance: null,
    }
    const act = nextAct(running({ messages: [spoken, ...typed] }))
    expect(act!.at.getTime()).toBeLessThanOrEqual(secondsAfter(35).getTime())
  })

  test.each([
    ['image', 'picture'],
    ['audio', 'voice'],
  ] as const)('who sends a file of kind %s is answered to it, and to the words under it', (kind, moment) => {
    const sent = (text: string): SceneMessage => ({
      sender: 'customer',
      kind,
      text,
      at: secondsAfter(10),
      utterance: null,
      nextUtterance: null,
    })
    const known = { customer: { name: 'Priya', dateOfBirth: '1994-08-14', timeOfBirth: null } }
    const wordless = nextAct(running({ ...known, messages: [sent('')] }))
    expect(wordless).toMatchObject({ do: 'say', utterance: expect.stringContaining('.opening') })
    const opened: SceneMessage = {
      sender: 'consultant',
      kind: 'text',
      text: 'Namaste',
      at: secondsAfter(2),
      utterance: 'english.opening.0',
      nextUtterance: null,
    }
    expect(nextAct(running({ ...known, messages: [opened, sent('')] }))).toMatchObject({
      utterance: expect.stringContaining(`.${moment}.`),
    })
    const { messages } = play(running({ ...known, messages: [opened] }), ['hm'])
    expect(linesOf(messages).join()).not.toContain(`.${moment}.`)
    expect(nextAct(running({ ...known, messages: [opened, sent('I want to die')] }))).toMatchObject({
      utterance: expect.stringContaining('.danger.'),
    })
  })

  test('a shy person goes quiet once for more than a minute', () => {
    const { messages } = play(running({}, { persona: 'shy' }), ['hm', 'my job', 'well', 'ok', 'so', 'and', 'then'])
    const gaps = messages
      .slice(1)
      .map(({ at, sender }, n) => (sender === 'consultant' ? at.getTime() - messages[n]!.at.getTime() : 0))
    expect(gaps.slice(0, -1).filter((gap) => gap > 61_000)).toHaveLength(1)
  })

  test('a terse person leaves after twelve minutes with a farewell', () => {
    const words = ['my marriage', 'my job', 'money', 'exam', 'mother', 'visa', 'ok', 'no', 'go on', 'when', 'why so']
    const lines = Array.from({ length: 400 }, (_, n) => words[n % words.length]!)
    const { messages, end } = play(running({}, { persona: 'terse' }), lines)
    expect(linesOf(messages).at(-1)).toContain('.leaving.')
    expect(end?.do).toBe('leave')
    expect(end!.at.getTime() - START.getTime()).toBeGreaterThan(720_000)
    expect(end!.at.getTime() - START.getTime()).toBeLessThan(800_000)
  })

  test('silence is met with two nudges and no more', () => {
    let messages: SceneMessage[] = []
    for (;;) {
      const act = nextAct(running({ messages }))
      if (act?.do !== 'say') break
      messages = [
        ...messages,
        {
          sender: 'consultant',
          kind: 'text',
          text: act.text,
          at: act.at,
          utterance: act.utterance,
          nextUtterance: act.nextUtterance,
        },
      ]
    }
    expect(linesOf(messages).filter((line) => line.includes('.nudge.'))).toHaveLength(2)
  })
})

describe('reading', () => {
  test.each([
    ['When will I get married?', 'marriage'],
    ['Will I get a promotion?', 'career'],
    ['I am worried about my loan', 'money'],
    ['UPSC exam result', 'education'],
    ['my mother and me', 'family'],
    ['will my visa come', 'travel'],
    ['thanks a lot', 'thanks'],
    ['bye', 'goodbye'],
    ['Namaste guruji', 'greeting'],
    ['give me your whatsapp', 'contact'],
    ['are you a bot', 'doubt'],
    ['how much do you charge', 'price'],
    ['मेरी नौकरी', 'career'],
    ['धन्यवाद', 'thanks'],
    ['what is my moon sign', 'birth'],
    ['shaadi kab hogi', 'marriage'],
    ['the sky is blue', 'other'],
    ['', 'other'],
  ] as const)('%s is about %s', (text, topic) => expect(readTopic(text)).toBe(topic))

  test.each([
    ['14/08/1994 06:20', '14/08/1994', '06:20'],
    ['born on 3rd March 1988 at 7 pm', '3rd March 1988', '7 pm'],
    ['12 अगस्त 1990', '12 अगस्त 1990', null],
    ['1990-01-31', '1990-01-31', null],
    ['no idea', null, null],
  ])('%s', (text, date, time) => expect(readBirthDetails(text)).toEqual({ date, time }))

  test.each([
    ['Hello, how are you', 'english'],
    ['meri shaadi kab hogi', 'hinglish'],
    ['नमस्ते', 'hindi'],
    ['Namaste guruji', null],
    ['12345 😀', null],
  ])('%s is %s', (text, language) => expect(detectLanguage(text)).toBe(language))
})

describe('the lines', () => {
  const all = [english, hindi, hinglish].flatMap((book) => Object.values(book).flat().flat())

  test('are many and all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(250)
    expect(new Set(all).size).toBe(all.length)
  })

  test('are whole sentences that leave no gap when the name is not known', () => {
    const blanks = { hello: 'Namaste', name: '', self: 'Acharya Meera', date: '1 May 1990', time: '6 am' }
    for (const line of all) {
      const text = fillLine(line, blanks)
      expect(text).toMatch(/[.?!।]$/u)
      expect(text).not.toMatch(/[{}]|\s[,.?।]|^[,\s]|,,|\s\s|, ?[.?]/u)
    }
  })

  test('are not taken for telephone numbers', () => {
    for (const line of all) expect(maskPhoneNumbers(line, { mode: 'strict' })).toBe(line)
  })

  test('promise nothing and frighten nobody', () => {
    for (const line of all)
      expect(line).not.toMatch(/guarantee|100 ?%|surely will|curse|doomed|\bdeath\b|will definitely/iu)
  })
})
