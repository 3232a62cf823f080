import { expect, test } from 'vitest'
import { questionIn, withQuestion } from './carried-question.ts'

test('a question survives the address that carries it', () => {
  const address = withQuestion('/consult-astrologer-online?speciality=3', 'Will I marry & move? 100% sure: कब?')
  expect(new URL(address, 'https://tarapath.in').search).toBe('?speciality=3')
  expect(questionIn(new URL(address, 'https://tarapath.in').hash)).toBe('Will I marry & move? 100% sure: कब?')
})

test('an address without a question carries none', () => {
  expect(questionIn('')).toBeNull()
  expect(questionIn('#main')).toBeNull()
  expect(questionIn('#ask=%20')).toBeNull()
})
