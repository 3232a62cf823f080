import { expect, test } from 'vitest'
import { announcedSeconds } from './announced-seconds.ts'

test.each([
  [60, 60],
  [59, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [1, 10],
])('at %i seconds a screen reader announces %i', (secondsLeft, spoken) =>
  expect(announcedSeconds(secondsLeft)).toBe(spoken),
)
