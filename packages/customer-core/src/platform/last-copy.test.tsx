import { expect, test } from 'vitest'
import { forgetCopies, keepCopy, lastCopy } from './last-copy.ts'

test('a screen has what it showed last, and when that was', () => {
  expect(lastCopy('balance')).toBeNull()
  keepCopy('balance', 0, 1_000)
  expect(lastCopy('balance')).toEqual({ savedAt: 1_000, shown: 0 })
})

test('what another program wrote is no copy', () => {
  for (const text of ['nonsense', '7', '{}', '{"savedAt":"now","shown":1}']) {
    localStorage.setItem('last-copy:balance', text)
    expect(lastCopy('balance')).toBeNull()
  }
})

test('copies are forgotten, and nothing else', () => {
  keepCopy('balance', 5, 1_000)
  localStorage.setItem('theme', 'dark')
  forgetCopies()
  expect(lastCopy('balance')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
})
