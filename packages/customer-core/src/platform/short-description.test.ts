import { expect, test } from 'vitest'
import { shortDescription } from './short-description.ts'

test('a description ends at a sentence or a word before 155 characters', () => {
  expect(shortDescription('Short and whole.')).toBe('Short and whole.')
  const sentence = 'This is the first sentence, and it is long enough to stand for the whole page alone.'
  expect(shortDescription(`${sentence} ${'More words follow. '.repeat(2)}${'a '.repeat(100)}`)).toMatch(/follow\.$/)
  expect(shortDescription(`${sentence} ${'word, '.repeat(40)}`)).toBe(sentence)
  const long = shortDescription('Every word, '.repeat(30))
  expect(long).toMatch(/(?:word|Every)…$/)
  expect(long.length).toBeLessThan(155)
  expect(shortDescription('two\n\n  lines')).toBe('two lines')
})
