import { afterEach, expect, test, vi } from 'vitest'
import { choosePrefetch } from './choose-prefetch.ts'

function on(device: { hovers: boolean; isOnline: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: device.hovers }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(device.isOnline)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a link is prefetched when a mouse points at it, and on a touch screen when it is seen', () => {
  on({ hovers: true, isOnline: true })
  expect(choosePrefetch('viewport')).toBe('intent')
  on({ hovers: false, isOnline: true })
  expect(choosePrefetch('viewport')).toBe('viewport')
})

test('nothing is prefetched without a network, or with data saving on', () => {
  for (const hovers of [true, false]) {
    on({ hovers, isOnline: false })
    expect(choosePrefetch('viewport')).toBe('none')
  }
  on({ hovers: false, isOnline: true })
  localStorage.setItem('data_mode', 'less')
  expect(choosePrefetch('viewport')).toBe('none')
})
