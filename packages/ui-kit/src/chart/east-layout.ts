import { SIDE } from './chart-data.ts'
import { boxMarks, marksOf, type Mark } from './layout.ts'

const CELL = SIDE / 3
type Point = readonly [number, number]

/** The outlines of the signs in thirds of the side, from Mesha anticlockwise. The corners are cut in two triangles. */
export const EAST_OUTLINES: readonly (readonly Point[])[] = [
  [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 2],
    [1, 2],
    [0, 3],
  ],
  [
    [1, 2],
    [1, 3],
    [0, 3],
  ],
  [
    [1, 2],
    [2, 2],
    [2, 3],
    [1, 3],
  ],
  [
    [2, 2],
    [3, 3],
    [2, 3],
  ],
  [
    [2, 2],
    [3, 2],
    [3, 3],
  ],
  [
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
  ],
  [
    [2, 1],
    [3, 0],
    [3, 1],
  ],
  [
    [2, 0],
    [3, 0],
    [2, 1],
  ],
]

/** Where the number of each sign stands. */
export const EAST_SIGNS: readonly Point[] = [
  [1.9, 0.12],
  [0.9, 0.74],
  [0.83, 0.92],
  [0.1, 1.12],
  [0.83, 2.08],
  [0.9, 2.26],
  [1.9, 2.88],
  [2.1, 2.26],
  [2.17, 2.08],
  [2.9, 1.12],
  [2.17, 0.92],
  [2.1, 0.74],
]

const FEW: Record<number, readonly number[]> = { 3: [2, 1], 4: [2, 1, 1] }
const MANY: Record<number, readonly number[]> = { 5: [3, 2], 6: [3, 2, 1], 7: [4, 2, 1], 8: [4, 3, 1] }

/** Where the grahas of a sign stand; `sign` counts from 0. */
export function eastMarks(sign: number, count: number): Mark[] {
  const outline = EAST_OUTLINES[sign] ?? []
  const [cx = 0, cy = 0] = [0, 1].map(
    (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
  )
  if (outline.length === 4) return boxMarks(count, { x: cx * CELL, y: cy * CELL + 6, columns: 2 })
  const shown = Math.min(count, 8)
  const isLeft = cx < 1.5
  const isUpper = cy < 1.5
  // The triangle at the upper or lower edge leans towards the middle, the other one towards the side.
  const isAtEdge = sign % 6 === 1 || sign % 6 === 5
  const startsLeft = isLeft !== isAtEdge
  const edge = isAtEdge ? (isUpper ? 0 : SIDE) : isUpper ? CELL : 2 * CELL
  const inwards = isAtEdge === isUpper ? 1 : -1
  const side = isAtEdge ? (isLeft ? CELL - 5 : 2 * CELL + 5) : isLeft ? 5 : SIDE - 5
  const align = startsLeft ? 'start' : 'end'
  if (shown <= 2) {
    return marksOf({ form: 'stacked', rows: [shown], x: side, y: edge + inwards * 19, dx: 21, dy: 0, align })
  }
  const isFull = shown > 4
  const step = isFull ? 14 : 17
  return marksOf({
    form: isFull ? 'label' : 'beside',
    rows: (isFull ? MANY : FEW)[shown] ?? [],
    x: side,
    y: edge + inwards * (isFull ? 11 : 13),
    dx: isFull ? 18 : 34,
    dy: inwards * step,
    align,
  })
}
