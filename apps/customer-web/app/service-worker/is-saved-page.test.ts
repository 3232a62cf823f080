import { expect, test } from 'vitest'
import { isSavedPage } from './is-saved-page.ts'

test.each([
  '/',
  '/consult-astrologer-online',
  '/consult-astrologer-online/acharya-meera-1',
  '/horoscope',
  '/horoscope/daily-horoscope/scorpio',
  '/mantras/gayatri-mantra',
  '/mantras/category/peace',
  '/blogs/what-a-dasha-is',
  '/refunds',
])('%s is saved when it is read', (path) => expect(isSavedPage(path)).toBe(true))

test.each([
  '/wallet',
  '/wallet/payment',
  '/chat',
  '/history/7/receipt',
  '/orders/payment',
  '/courses/3/payment',
  '/checkout',
  '/profile',
  '/login',
  '/contact',
  '/api/v1/astro/consultants/',
  '/media/recordings/1',
  '/blogs/rss.xml',
  '/search.json',
])('%s never comes from the device', (path) => expect(isSavedPage(path)).toBe(false))
