import { expect, test } from 'vitest'
import { unknownSetting, unknownSettingSentence } from './unknown-setting.ts'

const KNOWN = ['PORT', 'HOST', 'WEB_ORIGIN', 'SECRET', 'PHONEPE_CLIENT_ID']
const sentenceFor = (env: Record<string, string>) => {
  const unknown = unknownSetting(env, KNOWN, ['PHONEPE_'])
  return unknown && unknownSettingSentence(unknown)
}

test.each([
  [{ WEB_ORIGN: 'x' }, 'WEB_ORIGN is not a setting; WEB_ORIGIN is. Correct or remove it.'],
  [{ SECRETS: 'x' }, 'SECRETS is not a setting; SECRET is. Correct or remove it.'],
  [{ PHONEPE_SECRET: 'x' }, 'PHONEPE_SECRET is not a setting. Correct or remove it.'],
])('%j is named', (env, sentence) => expect(sentenceFor(env)).toBe(sentence))

test('variables of the machine are left alone', () => {
  expect(sentenceFor({ HOME: '/root', PATH: '/bin', PWD: '/', NODE_ENV: 'production', WEB_ORIGIN: 'x' })).toBe(null)
})
