import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { removeCustomerCookies, writeCustomerCookies } from './customer-cookies.ts'
import { keepAnswer, repeatEarlyTap, stopEarlyTaps } from './early-tap.ts'

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><i>Start chat</i></button><form><button>Send</button></form>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  stopEarlyTaps()
  removeCustomerCookies()
  delete document.documentElement.dataset['signIn']
})

/** Runs the boot script in the window of the test, which other test files use after it. */
function boot(): void {
  stopEarlyTaps()
  runInThisContext(bootScript({ assetsPath: '/assets/', isDrawnFirst: true, fontUrl: (file) => file }))
}

test('a tap before the page listens is repeated once it does', () => {
  boot()
  document.querySelector('i')?.click()
  stopEarlyTaps()
  const listener = vi.fn()
  document.querySelector('button')?.addEventListener('click', listener)
  repeatEarlyTap()
  repeatEarlyTap()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a tap offers a reload when the page never starts to listen, and no longer when it does', () => {
  vi.useFakeTimers()
  boot()
  document.querySelector('i')?.click()
  vi.advanceTimersByTime(9000)
  expect(document.querySelector('[role=alert]')).toBeNull()
  vi.advanceTimersByTime(1000)
  const note = document.querySelector('[role=alert]')
  expect(note?.textContent).toMatch(/^Part of this page did not load/)
  expect(note?.querySelector('a')?.textContent).toBe('Reload')
  stopEarlyTaps()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a page that has begun to listen offers no reload for a tap before', () => {
  vi.useFakeTimers()
  boot()
  document.querySelector('i')?.click()
  stopEarlyTaps()
  document.querySelector('i')?.click()
  vi.advanceTimersByTime(20_000)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a tap that the page answers itself is not repeated, nor is a form sent twice', () => {
  boot()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector<HTMLElement>('form button')?.click()
  stopEarlyTaps()
  document.querySelector('i')?.click()
  const listener = vi.fn()
  document.addEventListener('click', listener, { once: true })
  repeatEarlyTap()
  expect(listener).not.toHaveBeenCalled()
})

test('a form that no browser sends is sent once the page listens', () => {
  document.body.innerHTML = '<form method="dialog"><input><button>Calculate</button></form>'
  boot()
  document.querySelector('button')?.click()
  stopEarlyTaps()
  const listener = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', listener)
  repeatEarlyTap()
  repeatEarlyTap()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the tapped button pulses until its tap is repeated, or what that opens is there', () => {
  boot()
  const button = document.querySelector('button')!
  const pulse = { cancel: vi.fn() }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  button.animate = () => pulse as unknown as Animation
  button.click()
  expect(pulse.cancel).not.toHaveBeenCalled()
  stopEarlyTaps()
  button.addEventListener('click', keepAnswer, { once: true })
  repeatEarlyTap()
  expect(pulse.cancel).not.toHaveBeenCalled()

  boot()
  button.click()
  stopEarlyTaps()
  repeatEarlyTap()
  expect(pulse.cancel).toHaveBeenCalledTimes(1)
})

test('the boot script knows of a sign-in by the token cookie, which holds no secret', () => {
  boot()
  expect(document.documentElement.dataset['signIn']).toBeUndefined()
  writeCustomerCookies({ name: 'Asha Rao', email: null })
  expect(document.cookie).toContain('token=1')
  boot()
  expect(document.documentElement.dataset['signIn']).toBe('expected')
})
