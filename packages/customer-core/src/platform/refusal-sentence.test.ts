import { ApiError } from '@tarapath/api-client'
import { expect, test } from 'vitest'
import { awaySentence, refusalSentence } from './refusal-sentence.ts'

const away = { detail: 'The payment page cannot be reached. Nothing was paid.', code: 'gateway_unreachable' }

test.each([
  ['a rejected request', 409, { detail: 'You are already live.', code: 'already_live' }, 'You are already live.'],
  ['a rejected field', 400, { name: ['Write your name.'] }, 'Write your name.'],
  ['a provider that is away, which is no refusal', 503, away, null],
  ['a proxy in front of us', 503, { detail: 'upstream connect error' }, null],
  ['a fault of ours', 500, { detail: 'A server error occurred.', code: 'error' }, null],
])('the refusal of %s', (_, status, body, sentence) => {
  expect(refusalSentence(new ApiError('http', 'x', { status, body }))).toBe(sentence)
})

test.each([
  ['a provider that is away', 503, away, away.detail],
  ['a proxy in front of us', 503, { detail: 'upstream connect error' }, null],
  ['a rejected request', 409, { detail: 'You are already live.', code: 'already_live' }, null],
])('what is away according to %s', (_, status, body, sentence) => {
  expect(awaySentence(new ApiError('http', 'x', { status, body }))).toBe(sentence)
})
