import type { AstrologerSummary } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import {
  chatCount,
  idFromSlug,
  originalPaise,
  ratePaise,
  skillsLine,
  statusName,
  statusNote,
} from './astrologer-summary.ts'

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

test('a card names two specialities with the years', () => {
  expect(skillsLine(meera)).toBe('Vedic · Marriage · 14 yrs')
  expect(skillsLine({ ...meera, experience_years: 1 })).toBe('Vedic · Marriage · 1 yr')
})

test('the status of a busy astrologer includes the wait', () => {
  const busy = { ...meera, availability: 'busy' as const, wait_time_seconds: 330 }
  expect([statusNote(busy), statusName(busy)]).toEqual(['~6 min', 'Busy, free in about 6 min'])
  expect(statusNote({ ...busy, wait_time_seconds: null })).toBeUndefined()
  expect(statusNote({ ...meera, wait_time_seconds: 330 })).toBeUndefined()
})

test('the number of consultations is written in the Indian way', () => {
  expect(chatCount({ consultation_count: 123456 })).toBe('1,23,456 chats')
  expect(chatCount({ consultation_count: 1 })).toBe('1 chat')
  expect(chatCount({ consultation_count: 0 })).toBe('New on Tarapath')
})

test.each([
  ['acharya-meera-12', 12],
  ['12', 12],
  ['acharya-meera', null],
  ['meera-0', null],
  ['meera-99999999999', null],
  ['-1', 1],
])('the id of the slug %s is %s', (slug, id) => expect(idFromSlug(slug)).toBe(id))
