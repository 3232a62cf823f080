import { expect, test } from 'vitest'
import { countBead, daysInARow, emptyTally, localDay, readTally, weekOf, type Tally } from './tally.ts'

const monday = new Date(2026, 10, 23, 6)
const tallyOf = (...days: number[]): Tally => ({
  beads: {},
  days: Object.fromEntries(days.map((day) => [`2026-11-${String(day).padStart(2, '0')}`, 108])),
})

function counted(times: number, tally = emptyTally): Tally {
  return times === 0 ? tally : counted(times - 1, countBead(tally, 'gayatri', '2026-11-23', 1))
}

test('the bead after the 108th is the first of the next mala, and the day counts on', () => {
  expect(counted(108).beads).toEqual({ gayatri: 108 })
  expect(counted(109)).toEqual({ beads: { gayatri: 1 }, days: { '2026-11-23': 109 } })
})

test('taking one back undoes one bead of the mantra and of the day, and never goes below none', () => {
  const back = (tally: Tally) => countBead(tally, 'gayatri', '2026-11-23', -1)
  expect(back(counted(2))).toEqual(counted(1))
  expect(back(back(counted(1)))).toEqual({ beads: { gayatri: 0 }, days: {} })
})

test('each mantra has beads of its own, the day has all', () => {
  const tally = countBead(counted(3), 'shanti', '2026-11-23', 1)
  expect(tally).toEqual({ beads: { gayatri: 3, shanti: 1 }, days: { '2026-11-23': 4 } })
})

test('the week begins on Monday', () => {
  expect(weekOf(tallyOf(22, 23, 25), monday)).toEqual([true, false, true, false, false, false, false])
  expect(weekOf(tallyOf(22), new Date(2026, 10, 22))).toEqual([false, false, false, false, false, false, true])
})

test('a streak lasts until a day without counting is over', () => {
  expect(daysInARow(tallyOf(20, 21, 22), monday)).toBe(3)
  expect(daysInARow(tallyOf(20, 21, 22, 23), monday)).toBe(4)
  expect(daysInARow(tallyOf(20, 21), monday)).toBe(0)
  expect(daysInARow(tallyOf(22), new Date(2026, 10, 23, 0, 0, 1))).toBe(1)
})

test('a hundred days are kept', () => {
  let tally = emptyTally
  for (let day = 0; day < 130; day += 1) tally = countBead(tally, 'shanti', localDay(new Date(2026, 0, 1 + day)), 1)
  expect(Object.keys(tally.days)).toHaveLength(100)
  expect(daysInARow(tally, new Date(2026, 0, 130))).toBe(100)
})

test.each([null, '', 'null', '[]', '{"beads":3}', '{"beads":{"a":-1},"days":{"x":"y"}}'])(
  'what is stored otherwise counts as nothing: %s',
  (stored) => expect(readTally(stored)).toEqual(emptyTally),
)
