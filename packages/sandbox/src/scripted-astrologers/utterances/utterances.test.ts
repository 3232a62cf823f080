import { maskPhoneNumbers } from '@tarapath/masking-utils'
import { expect, test } from 'vitest'
import { english } from './english.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'

const all = [english, hindi, hinglish].flatMap((book) => Object.values(book).flat().flat())

test('there are at least 250 utterances, all different', () => {
  expect(all.length).toBeGreaterThanOrEqual(250)
  expect(new Set(all).size).toBe(all.length)
})

test('utterances are whole sentences, and leave no gap when the name is not known', () => {
  const values = { greeting: 'Namaste', name: '', self: 'Acharya Meera', date: '1 May 1990', time: '6 am' }
  for (const utterance of all) {
    const text = fillPlaceholders(utterance, values)
    expect(text).toMatch(/[.?!।]$/u)
    expect(text).not.toMatch(/[{}]|\s[,.?।]|^[,\s]|,,|\s\s|, ?[.?]/u)
  }
})

test('no utterance is masked as a phone number', () => {
  for (const utterance of all) expect(maskPhoneNumbers(utterance, { mode: 'strict' })).toBe(utterance)
})

test('utterances make no promises and do not frighten', () => {
  for (const utterance of all)
    expect(utterance).not.toMatch(/guarantee|100 ?%|surely will|curse|doomed|\bdeath\b|will definitely/iu)
})
