import { expect, test } from 'vitest'
import { isFrame, isSavedPage } from './is-saved-page.ts'

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
  '/wallet',
  '/history',
])('%s is saved when it is read', (path) => expect(isSavedPage(path)).toBe(true))

test.each([
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

test('wallet and history are frames, which say nothing of a customer', () => {
  expect(['/', '/wallet', '/wallet/payment', '/history', '/history/7'].filter((path) => isFrame(path))).toEqual([
    '/wallet',
    '/history',
  ])
})
