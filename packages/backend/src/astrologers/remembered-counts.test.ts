import { expect, test } from 'vitest'
import { createRememberedCounts } from './remembered-counts.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('a short list is counted each time', () => {
  const counts = createRememberedCounts()
  counts.keep('{}', at(0), 999)
  expect(counts.recall('{}', at(0))).toBeNull()
})

test('a long list is counted by one of all who ask within ten seconds, each filter for itself', () => {
  const counts = createRememberedCounts()
  expect(counts.recall('{}', at(0))).toBeNull()
  counts.keep('{}', at(0), 5000)
  expect(counts.recall('{}', at(9))).toBe(5000)
  expect(counts.recall('{"gender":"female"}', at(9))).toBeNull()
  expect(counts.recall('{}', at(10))).toBeNull()
  expect(counts.recall('{}', at(10))).toBe(5000)
  counts.keep('{}', at(10), 5001)
  expect(counts.recall('{}', at(11))).toBe(5001)
})

test('a list that has become short is counted each time again', () => {
  const counts = createRememberedCounts()
  counts.keep('{}', at(0), 5000)
  counts.keep('{}', at(10), 3)
  expect(counts.recall('{}', at(11))).toBeNull()
})

test('a filter of its own for everybody does not fill the memory', () => {
  const counts = createRememberedCounts()
  for (let search = 0; search <= 1000; search += 1) counts.keep(String(search), at(0), 5000)
  expect(counts.recall('0', at(1))).toBeNull()
  expect(counts.recall('1000', at(1))).toBe(5000)
})
