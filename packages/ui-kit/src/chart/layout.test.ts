import { expect, test } from 'vitest'
import { SIDE } from './chart-data.ts'
import { EAST_OUTLINES, EAST_SIGNS, eastMarks } from './east-layout.ts'
import { boxMarks, SIZES, type Mark } from './layout.ts'
import { NORTH_OUTLINES, NORTH_SIGNS, northMarks } from './north-layout.ts'

type Point = readonly [number, number]
const PLACES = Array.from({ length: 12 }, (_, place) => place)
/** Eight grahas stood in Makara on 4 February 1962. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]

/** How far a point lies inside a convex outline; negative outside. */
function depth([x, y]: Point, outline: readonly Point[]): number {
  const signed = outline.map(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [0, 0]
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)
  })
  return Math.max(Math.min(...signed), Math.min(...signed.map((side) => -side)))
}

function corners({ x, y, form }: Mark): Point[] {
  const [w, h] = [SIZES[form].width / 2 - 1, SIZES[form].height / 2 - 1]
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x - w, y + h],
    [x + w, y + h],
  ]
}

const overlap = (a: Mark, b: Mark) =>
  Math.abs(a.x - b.x) < (SIZES[a.form].width + SIZES[b.form].width) / 2 - 1 &&
  Math.abs(a.y - b.y) < (SIZES[a.form].height + SIZES[b.form].height) / 2 - 1

const scaled = (outline: readonly Point[], by: number): Point[] => outline.map(([x, y]) => [x * by, y * by])

const CHARTS = {
  north: { marks: northMarks, outlines: NORTH_OUTLINES.map((o) => scaled(o, SIDE)), signs: scaled(NORTH_SIGNS, SIDE) },
  east: {
    marks: eastMarks,
    outlines: EAST_OUTLINES.map((o) => scaled(o, SIDE / 3)),
    signs: scaled(EAST_SIGNS, SIDE / 3),
  },
}

test.each(Object.entries(CHARTS))('in a %s chart, up to eight grahas stay in their house', (_, chart) => {
  const problems: string[] = []
  for (const place of PLACES)
    for (const count of COUNTS) {
      const marks = chart.marks(place, count)
      if (marks.length !== count) problems.push(`${place}: ${marks.length} of ${count}`)
      const outline = chart.outlines[place] ?? []
      const least = Math.min(...marks.flatMap((mark) => corners(mark).map((corner) => depth(corner, outline))))
      if (least < 0) problems.push(`${place} with ${count} leaves by ${Math.round(-least)}`)
      const [sx = 0, sy = 0] = chart.signs[place] ?? []
      if (marks.some((a, at) => marks.some((b, other) => at < other && overlap(a, b))))
        problems.push(`${place} ${count}: overlap`)
      if (
        marks.some(
          ({ x, y, form }) =>
            Math.abs(x - sx) < SIZES[form].width / 2 + 2 && Math.abs(y - sy) < SIZES[form].height / 2 + 3,
        )
      )
        problems.push(`${place} ${count}: on the sign`)
    }
  expect(problems).toEqual([])
})

test('in a south chart, up to eight grahas stay in their cell', () => {
  const cell = SIDE / 4
  for (const count of COUNTS) {
    const marks = boxMarks(count, { x: cell / 2, y: 0.6 * cell, columns: 2 })
    expect(marks).toHaveLength(count)
    for (const [x, y] of marks.flatMap(corners)) expect(Math.min(x, y, cell - x, cell - y)).toBeGreaterThan(0)
    expect(marks.some((a, at) => marks.some((b, other) => at < other && overlap(a, b)))).toBe(false)
  }
})
