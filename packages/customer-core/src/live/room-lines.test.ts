import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRoomLines, SHOW_EVERY_MS, type RoomLine } from './room-lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = (key: number): RoomLine => ({ kind: 'tip', key: String(key), name: 'Guest', paise: 1100 })
const keys = (lines: readonly RoomLine[]) => lines.map(({ key }) => Number(key))

function watched() {
  const lines = createRoomLines()
  const onChange = vi.fn()
  lines.subscribe(onChange)
  return { lines, onChange }
}

test('a message of a quiet moment shows at once, and those that follow soon after it together', () => {
  const { lines, onChange } = watched()
  lines.add(line(1))
  expect(keys(lines.read())).toEqual([1])
  lines.add(line(2))
  lines.add(line(3))
  expect(keys(lines.read())).toEqual([1])
  vi.advanceTimersByTime(SHOW_EVERY_MS)
  expect(keys(lines.read())).toEqual([1, 2, 3])
  expect(onChange).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(SHOW_EVERY_MS)
  lines.add(line(4))
  expect(keys(lines.read())).toEqual([1, 2, 3, 4])
})

test('a message that comes twice shows once, also when both come together', () => {
  const { lines, onChange } = watched()
  lines.add(line(1))
  lines.add(line(1))
  lines.add(line(2))
  lines.add(line(2))
  vi.advanceTimersByTime(SHOW_EVERY_MS)
  expect(keys(lines.read())).toEqual([1, 2])
  lines.add(line(2))
  vi.advanceTimersByTime(SHOW_EVERY_MS)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('rows leave many at a time, and no timer is left once it is quiet', () => {
  const { lines } = watched()
  const addUpTo = (last: number) => {
    for (let key = (keys(lines.read()).at(-1) ?? 0) + 1; key <= last; key += 1) lines.add(line(key))
    vi.advanceTimersByTime(SHOW_EVERY_MS)
  }
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  addUpTo(120)
  expect(keys(lines.read())).toEqual(range(1, 120))
  addUpTo(121)
  expect(keys(lines.read())).toEqual(range(42, 121))
  addUpTo(161)
  expect(keys(lines.read())).toEqual(range(42, 161))
  addUpTo(500)
  expect(keys(lines.read())).toEqual(range(421, 500))
  vi.advanceTimersByTime(SHOW_EVERY_MS)
  expect(vi.getTimerCount()).toBe(0)
})
