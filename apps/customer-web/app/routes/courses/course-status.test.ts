import { expect, test } from 'vitest'
import { courseStatus } from './course-status.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const course = { is_enrolled: false, starts_at: '2026-12-02T13:00:00Z', seats_left: 4 }

test('a course is open until it starts or is full', () => {
  expect(courseStatus(course, now)).toBe('open')
  expect(courseStatus({ ...course, starts_at: null, seats_left: null }, now)).toBe('open')
  expect(courseStatus({ ...course, seats_left: 0 }, now)).toBe('full')
  expect(courseStatus(course, Date.parse('2026-12-02T13:00:00Z'))).toBe('started')
})

test('an enrolled customer reads that they are, also when the course is full or has started', () => {
  expect(courseStatus({ ...course, is_enrolled: true, seats_left: 0 }, now)).toBe('enrolled')
  expect(courseStatus({ ...course, is_enrolled: true }, Date.parse('2027-01-01T00:00:00Z'))).toBe('enrolled')
})
