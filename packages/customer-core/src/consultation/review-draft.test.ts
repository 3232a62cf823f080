import { expect, test } from 'vitest'
import { composeReview, emptyReview, tagsFor } from './review-draft.ts'

test('a review without stars is not sent', () => {
  expect(composeReview(7, { ...emptyReview, comment: 'Very kind' })).toBeNull()
})

test('the chosen tags come first, the comment follows', () => {
  expect(composeReview(7, { stars: 4, tags: ['listened', 'kind'], comment: ' Thank you ' })).toEqual({
    consultation_id: 7,
    rating: 4,
    comment: 'Listened well, Kind. Thank you',
  })
})

test('stars alone are enough', () => {
  expect(composeReview(7, { ...emptyReview, stars: 5 })).toEqual({ consultation_id: 7, rating: 5 })
})

test('tags fit the stars', () => {
  expect(tagsFor(null)).toEqual([])
  expect(tagsFor(5)).toContain('listened')
  expect(tagsFor(2)).toContain('slow')
  expect(tagsFor(2)).not.toContain('listened')
})
