import { expect, test } from 'vitest'
import { neighboursOf, signOfWord, wordOf } from './sign-word.ts'
import { SIGNS } from './signs.ts'

test('every sign has a word of its own, and the word finds it', () => {
  expect(SIGNS.map(wordOf)).toHaveLength(new Set(SIGNS.map(wordOf)).size)
  for (const sign of SIGNS) expect(signOfWord(wordOf(sign))).toBe(sign)
  expect(signOfWord('dragon')).toBeUndefined()
})

test('the circle of signs closes', () => {
  for (const sign of SIGNS) expect(neighboursOf(neighboursOf(sign).after).before).toBe(sign)
})
