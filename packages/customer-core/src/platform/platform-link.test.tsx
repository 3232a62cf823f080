import { expect, test } from 'vitest'
import { withPlatform } from './platform-link.tsx'

test('on the website a link is not changed', () => {
  expect(withPlatform('/wallet?x=1', 'web')).toBe('/wallet?x=1')
})

test('inside the app every internal link carries the platform flag', () => {
  expect(withPlatform('/wallet', 'mobile')).toBe('/wallet?platform=mobile')
  expect(withPlatform('/list?language=hi#top', 'mobile')).toBe('/list?language=hi&platform=mobile#top')
  expect(withPlatform({ pathname: '/list', search: '?page=2' }, 'mobile')).toEqual({
    pathname: '/list',
    search: '?page=2&platform=mobile',
  })
})

test('external links are not changed', () => {
  expect(withPlatform('https://example.com/a', 'mobile')).toBe('https://example.com/a')
  expect(withPlatform('//example.com', 'mobile')).toBe('//example.com')
})
