import type { AstrologerSummary } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { summaryLines, idFromSlug, ratePaise, statusText, originalPaise } from './astrologer-summary.ts'

const meera: AstrologerSummary = {
  id: 12,
  name: 'Acharya Meera',
  slug: 'acharya-meera-12',
  avatar: null,
  experience_years: 14,
  languages: ['Hindi', 'English', 'Marathi', 'Gujarati'],
  specialities: ['Vedic', 'Marriage', 'Career'],
  rating: 4.9,
  review_count: 2140,
  consultation_count: 9000,
  price_per_minute: 24,
  discounted_price_per_minute: 18,
  is_available_for_chat: true,
  is_available_for_call: false,
  availability: 'online',
  wait_time_seconds: null,
  is_favourite: false,
  is_verified: true,
  is_live: false,
}

test('the discounted price is the rate, and the full price is the original one', () => {
  expect(ratePaise(meera)).toBe(1800)
  expect(originalPaise(meera)).toBe(2400)
  expect(originalPaise({ ...meera, discounted_price_per_minute: null })).toBeUndefined()
})

test('the two lines of a summary name the specialities and the languages', () => {
  expect(summaryLines(meera)).toEqual(['Vedic · Marriage · 14 yrs', 'Hindi, English, Marathi'])
})

test('the status of a busy astrologer includes the wait', () => {
  expect(statusText({ ...meera, availability: 'busy', wait_time_seconds: 330 })).toBe('Busy · ~6 min')
  expect(statusText({ ...meera, availability: 'busy', wait_time_seconds: null })).toBe('Busy')
})

test.each([
  ['acharya-meera-12', 12],
  ['12', 12],
  ['acharya-meera', null],
  ['meera-0', null],
  ['meera-99999999999', null],
  ['-1', 1],
])('the id of the slug %s is %s', (slug, id) => expect(idFromSlug(slug)).toBe(id))
