import { describe, expect, test } from 'vitest'
import { mergeMessages } from '../src/chat/merge-messages.ts'
import type { ServerMessage } from '../src/chat/message.ts'

const listOf = (ids: string): ServerMessage[] =>
  Array.from(ids, (id, at) => ({
    id,
    clientId: null,
    sender: 'them',
    kind: 'text',
    text: id,
    attachmentUrl: null,
    at,
  }))
const merged = (known: string, list: string, full = false, after: string | null = null) =>
  mergeMessages(listOf(known), listOf(list), full, after)
    .messages.map(({ id }) => id)
    .join('')

describe('the order of messages', () => {
  test.each([
    ['news', 'abc', 'de', 'abcde'],
    ['news that were known in part', 'abc', 'bcd', 'abcd'],
    ['news whose place is before something known', 'ac', 'bc', 'abc'],
    ['news whose place is after something known', 'ad', 'abc', 'abcd'],
    ['news named twice', 'ab', 'cc', 'abc'],
    ['nothing', 'ab', '', 'ab'],
  ])('%s', (_, known, list, expected) => {
    expect(merged(known, list)).toBe(expected)
  })

  test.each([
    ['before one that came meanwhile', 'abd', 'c', 'b', 'abcd'],
    ['with one that came meanwhile', 'abd', 'cd', 'b', 'abcd'],
    ['last, behind an unknown message', 'ab', 'd', 'c', 'abd'],
    ['nowhere when there is none', 'ab', '', 'a', 'ab'],
  ])('what follows a message is put %s', (...row) => {
    const [, known, list, after, expected] = row
    expect(merged(known, list, false, after)).toBe(expected)
  })

  test.each([
    ['stands as a full list has it', 'ba', 'ab', 'ab'],
    ['keeps what a full list lacks, after what it followed', 'abc', 'ac', 'abc'],
    ['keeps what a full list lacks at its beginning', 'ab', 'bc', 'abc'],
    ['takes a full list that shares nothing as the later one', 'ab', 'cd', 'abcd'],
    ['has everything once', 'a', 'abab', 'ab'],
  ])('%s', (_, known, list, expected) => {
    expect(merged(known, list, true)).toBe(expected)
  })
})
