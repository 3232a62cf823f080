import { expect, test } from 'vitest'
import { formatDuration } from './duration.tsx'

test('the clock form has minutes and seconds, and hours when needed', () => {
  expect(formatDuration(576)).toBe('9:36')
  expect(formatDuration(9)).toBe('0:09')
  expect(formatDuration(3725)).toBe('1:02:05')
  expect(formatDuration(-4)).toBe('0:00')
})

test('the words form takes the words of another language', () => {
  const hindi = {
    hours: ({ count }: { count: number }) => `${count} घंटे`,
    minutes: ({ count }: { count: number }) => `${count} मिनट`,
    seconds: ({ count }: { count: number }) => `${count} सेकंड`,
  }
  expect(formatDuration(1375, 'words', hindi)).toBe('22 मिनट 55 सेकंड')
  expect(formatDuration(0, 'words', hindi)).toBe('0 सेकंड')
})

test('the words form leaves out units that are zero', () => {
  expect(formatDuration(1375, 'words')).toBe('22 min 55 s')
  expect(formatDuration(900, 'words')).toBe('15 min')
  expect(formatDuration(3600, 'words')).toBe('1 h')
  expect(formatDuration(0, 'words')).toBe('0 s')
})
