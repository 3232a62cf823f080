import { expect, test } from 'vitest'
import { hasAsked, withAsked } from './asked.ts'

test('a request to cancel is no request to return', () => {
  const asked = withAsked(undefined, 'cancel', 40012)
  expect(hasAsked(asked, 'cancel', 40012)).toBe(true)
  expect(hasAsked(asked, 'return', 40012)).toBe(false)
  expect(hasAsked(asked, 'cancel', 40013)).toBe(false)
  const both = withAsked(asked, 'return', 40012)
  expect(hasAsked(both, 'return', 40012)).toBe(true)
  expect(hasAsked(both, 'cancel', 40012)).toBe(true)
})

test('a bare number of an older version is a request to cancel, and what is not ours is left out', () => {
  expect(hasAsked([40012], 'cancel', 40012)).toBe(true)
  expect(hasAsked([40012], 'return', 40012)).toBe(false)
  expect(withAsked([40012, null, {}], 'return', 40012)).toEqual(['cancel:40012', 'return:40012'])
  expect(hasAsked('cancel:40012', 'cancel', 40012)).toBe(false)
})
