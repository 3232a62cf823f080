import { expect, test } from 'vitest'
import document from '../CHART.md?raw'
import { chartDocument, explore, PHASES } from '../generate/chart.ts'
import { MAY_LEAD_TO } from '../generate/may-lead-to.ts'
import { boot } from '../generate/situations.ts'
import { CHART } from '../src/core/chart.ts'
import { initialState, transition, type SessionEvent } from '../src/index.ts'

test('CHART.md is what the code does; after a change: pnpm generate', () => {
  expect(document).toBe(chartDocument())
})

test('every event of the table is in the chart, and only in the phases of the table', () => {
  const rows = explore()
  for (const [event, [phases]] of Object.entries(CHART)) {
    const own = rows.filter((row) => row.event === event)
    const shown = PHASES.filter((_, index) => own.some(({ cells }) => cells[index]))
    expect([event, shown.toSorted()]).toEqual([event, phases.toSorted()])
  }
})

test('no event leads where its row, or passing time, does not', () => {
  for (const { event, cells } of explore())
    for (const cell of cells)
      if (cell && cell.from !== cell.to)
        expect(
          Object.keys({ ...MAY_LEAD_TO[event], ...MAY_LEAD_TO['time-passed'] }),
          `${event} in ${cell.from}`,
        ).toContain(cell.to)
})

test('every phase is left by something, and reached by something', () => {
  const moves = explore().flatMap(({ cells }) => cells.filter((cell) => cell && cell.from !== cell.to))
  expect(new Set(moves.map((cell) => cell?.from))).toEqual(new Set(PHASES))
  expect(new Set(moves.map((cell) => cell?.to))).toEqual(new Set(PHASES))
})

test('an event that does not count in a phase only lets time pass', () => {
  const [none] = transition(initialState(), boot(true, '/'), 1000)
  for (const type of ['end-asked', 'review-done', 'constructor', 'toString', 'no such event'])
    expect(transition(none, { type } as SessionEvent, 2000)).toEqual(transition(none, { type: 'time-passed' }, 2000))
})
