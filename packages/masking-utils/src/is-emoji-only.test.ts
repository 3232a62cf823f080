import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmojiOnly } from './is-emoji-only.ts'

const cases = readFileSync(new URL('../fixtures/emoji-only.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { s: string; want: boolean })

test('every sequence of the emoji-test list is emoji, and look-alikes are not', () => {
  expect(cases.filter(({ s, want }) => isEmojiOnly(s) !== want)).toEqual([])
})

test('every sequence that the JavaScript engine knows as an emoji is one', () => {
  const known = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v')
  const modifiers = ['', '\u{1F3FB}', '\u{1F3FF}']
  const missed: string[] = []
  for (let code = 0x80; code <= 0x1fbff; code++) {
    for (const modifier of modifiers) {
      const sequence = String.fromCodePoint(code) + modifier
      if (known.test(sequence) && !isEmojiOnly(sequence)) missed.push(sequence)
    }
  }
  expect(missed).toEqual([])
})

test.each([
  ['the flag of Wales, written with tags', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', true],
  ['a keycap without its variation selector', '1⃣', true],
  ['a heart without its variation selector', '❤', true],
  ['emoji over several lines', ' 🙏\n\t🙏🏽\u00A0', true],
  ['a flag and a half', '🇮🇳🇮', false],
  ['a joiner with nothing after it', '👨\u200D', false],
  ['a joiner with nothing before it', '\u200D👨', false],
  ['text style', '❤\uFE0E', false],
  ['a digit', '7', false],
  ['a Devanagari digit', '७', false],
  ['an unfinished tag sequence', '🏴\u{E0067}', false],
  ['white space', ' \n ', false],
  ['half of a surrogate pair', '\uD83D', false],
])('%s', (_, text, expected) => {
  expect(isEmojiOnly(text)).toBe(expected)
})

test('a sequence of emoji with any white space between is emoji, unless it has a letter', () => {
  const emoji = fc.constantFrom(...cases.filter(({ want }) => want).map(({ s }) => s))
  const space = fc.constantFrom('', ' ', '\n', '\u00A0')
  fc.assert(
    fc.property(fc.array(fc.tuple(emoji, space), { minLength: 1 }), fc.nat(), (pairs, at) => {
      const parts = pairs.map((pair) => pair.join(''))
      expect(isEmojiOnly(parts.join(''))).toBe(true)
      expect(isEmojiOnly(parts.toSpliced(at % (parts.length + 1), 0, 'ॐ').join(''))).toBe(false)
    }),
  )
})

test('a megabyte of emoji does not exhaust the stack', () => {
  expect(isEmojiOnly('👩🏽‍🚀'.repeat(150_000))).toBe(true)
  expect(isEmojiOnly('👩🏽‍🚀'.repeat(150_000) + '.')).toBe(false)
})
