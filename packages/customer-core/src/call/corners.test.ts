import { expect, test } from 'vitest'
import { CORNERS, nearestCorner, nextCorner, type Corner } from './corners.ts'

test('the button leads through all four corners and back', () => {
  const visited: Corner[] = []
  let corner: Corner = 'bottom-end'
  for (let press = 0; press < CORNERS.length; press++) {
    corner = nextCorner(corner)
    visited.push(corner)
  }
  expect(new Set(visited).size).toBe(4)
  expect(corner).toBe('bottom-end')
})

test('a widget that is dropped goes to the nearest corner', () => {
  expect(nearestCorner({ x: 0.9, y: 0.8 })).toBe('bottom-end')
  expect(nearestCorner({ x: 0.2, y: 0.6 })).toBe('bottom-start')
  expect(nearestCorner({ x: 0.1, y: 0.1 })).toBe('top-start')
  expect(nearestCorner({ x: 0.7, y: 0.4 })).toBe('top-end')
})
