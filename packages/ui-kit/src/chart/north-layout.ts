import { SIDE } from './chart-data.ts'
import { marksOf, type Mark } from './layout.ts'

type Point = readonly [number, number]

/** The outlines of the twelve houses in parts of the side, anticlockwise from the top rhombus. */
export const NORTH_OUTLINES: readonly (readonly Point[])[] = [
  [
    [0.5, 0],
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.25],
  ],
  [
    [0, 0],
    [0.5, 0],
    [0.25, 0.25],
  ],
  [
    [0, 0],
    [0.25, 0.25],
    [0, 0.5],
  ],
  [
    [0, 0.5],
    [0.25, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
  ],
  [
    [0, 0.5],
    [0.25, 0.75],
    [0, 1],
  ],
  [
    [0, 1],
    [0.25, 0.75],
    [0.5, 1],
  ],
  [
    [0.5, 0.5],
    [0.75, 0.75],
    [0.5, 1],
    [0.25, 0.75],
  ],
  [
    [0.5, 1],
    [0.75, 0.75],
    [1, 1],
  ],
  [
    [1, 1],
    [0.75, 0.75],
    [1, 0.5],
  ],
  [
    [1, 0.5],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [1, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  [
    [1, 0],
    [0.75, 0.25],
    [0.5, 0],
  ],
]

/** Where the number of the sign stands in each house. */
export const NORTH_SIGNS: readonly Point[] = [
  [0.5, 0.445],
  [0.25, 0.196],
  [0.196, 0.25],
  [0.445, 0.5],
  [0.196, 0.75],
  [0.25, 0.804],
  [0.5, 0.555],
  [0.75, 0.804],
  [0.804, 0.75],
  [0.555, 0.5],
  [0.804, 0.25],
  [0.75, 0.196],
]

const CENTRES: readonly Point[] = [
  [0.5, 0.235],
  [0.25, 0.078],
  [0.092, 0.25],
  [0.235, 0.5],
  [0.092, 0.75],
  [0.25, 0.905],
  [0.5, 0.765],
  [0.75, 0.905],
  [0.908, 0.75],
  [0.765, 0.5],
  [0.908, 0.25],
  [0.75, 0.078],
]

const RHOMBUS: Record<number, readonly number[]> = { 3: [3], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [3, 4], 8: [4, 4] }
const WIDE: Record<number, readonly number[]> = { 3: [2, 1], 4: [2, 2], 5: [3, 2], 6: [4, 2], 7: [4, 3], 8: [5, 3] }
const TALL: Record<number, readonly number[]> = {
  3: [1, 1, 1],
  4: [1, 1, 1, 1],
  5: [1, 1, 1, 1, 1],
  6: [1, 2, 2, 1],
  7: [2, 2, 2, 1],
  8: [2, 2, 2, 2],
}
const MOST = 8

/** Where the grahas of a house stand; `house` counts from 0. Rahu and Ketu are opposite, so that a house has eight at most. */
export function northMarks(house: number, count: number): Mark[] {
  const [cx = 0, cy = 0] = CENTRES[house] ?? []
  const [x, y] = [cx * SIDE, cy * SIDE]
  const isRhombus = house % 3 === 0
  if (count <= 2) return marksOf({ form: 'stacked', rows: [count], x, y, dx: 21, dy: 0 })
  const shown = Math.min(count, MOST)
  if (isRhombus) {
    const rows = RHOMBUS[shown] ?? []
    return marksOf({ form: 'stacked', rows, x, y: y - (rows.length - 1) * 14, dx: 21, dy: 28 })
  }
  const isWide = house % 6 === 1 || house % 6 === 5
  return isWide ? wideMarks(shown, x, cy > 0.5) : tallMarks(shown, cy * SIDE, cx > 0.5)
}

/** An upper or lower triangle: rows from the outer side, the longest first. */
function wideMarks(count: number, x: number, isLow: boolean): Mark[] {
  const rows = WIDE[count] ?? []
  const form = count > 5 ? 'label' : 'beside'
  const [edge, step] = count > 5 ? [11, 14] : [0.048 * SIDE, 17]
  const y = isLow ? SIDE - edge : edge
  return marksOf({ form, rows, x, y, dx: count > 5 ? 21 : 34, dy: isLow ? -step : step })
}

/** A triangle at the left or right: rows from the outer side, one below the other. */
function tallMarks(count: number, y: number, isRight: boolean): Mark[] {
  const rows = TALL[count] ?? []
  const form = count > 4 ? 'label' : 'beside'
  const step = count > 4 ? 14 : 17
  const edge = 0.022 * SIDE
  return marksOf({
    form,
    rows,
    x: isRight ? SIDE - edge : edge,
    y: y - ((rows.length - 1) * step) / 2,
    dx: 18,
    dy: step,
    align: isRight ? 'end' : 'start',
  })
}
