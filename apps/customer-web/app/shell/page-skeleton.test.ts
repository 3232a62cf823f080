import { expect, test } from 'vitest'
import { skeletonOf } from './page-skeleton.ts'

test('a skeleton has the shape of the page that comes', () => {
  expect(skeletonOf('/')).toBe('cards')
  expect(skeletonOf('/consult-astrologer-online')).toBe('cards')
  expect(skeletonOf('/consult-astrologer-online/acharya-meera-11')).toBe('profile')
  expect(skeletonOf('/wallet')).toBe('text')
})
