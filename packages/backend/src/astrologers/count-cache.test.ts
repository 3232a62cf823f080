import { expect, test } from 'vitest'
import { createCountCache } from './count-cache.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('the count of a short list is not cached', () => {
  const counts = createCountCache()
  counts.set('{}', at(0), 999)
  expect(counts.get('{}', at(0))).toBeNull()
})

test('the count of a long list is cached for ten seconds for each filter, and one caller refreshes it', () => {
  const counts = createCountCache()
  expect(counts.get('{}', at(0))).toBeNull()
  counts.set('{}', at(0), 5000)
  expect(counts.get('{}', at(9))).toBe(5000)
  expect(counts.get('{"gender":"female"}', at(9))).toBeNull()
  expect(counts.get('{}', at(10))).toBeNull()
  expect(counts.get('{}', at(10))).toBe(5000)
  counts.set('{}', at(10), 5001)
  expect(counts.get('{}', at(11))).toBe(5001)
})

test('the count of a list that has become short is no longer cached', () => {
  const counts = createCountCache()
  counts.set('{}', at(0), 5000)
  counts.set('{}', at(10), 3)
  expect(counts.get('{}', at(11))).toBeNull()
})

test('the cache has at most a thousand entries', () => {
  const counts = createCountCache()
  for (let search = 0; search <= 1000; search += 1) counts.set(String(search), at(0), 5000)
  expect(counts.get('0', at(1))).toBeNull()
  expect(counts.get('1000', at(1))).toBe(5000)
})
