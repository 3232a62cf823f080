// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasSessionCookie } from './session-cookie.ts'
import { createSignInSource } from './sign-in-source.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const tab = (signedIn: boolean) => createSignInSource({ isSignedIn: () => signedIn, tokens: () => ({}) })

test.each(['signed-out', 'other-account'] as const)(
  'a tab is notified of the change %s in another one',
  async (change) => {
    const listener = vi.fn()
    stops.push(tab(true).subscribe(listener))
    tab(false).announce(change)
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(change), 60_000)
  },
)

test('a tab that becomes visible checks the session again', () => {
  const listener = vi.fn()
  stops.push(tab(false).subscribe(listener))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledWith('signed-out')
})

test.each([
  ['access_token=a', true],
  ['theme=dark; refresh_token=r', true],
  ['access_token=; refresh_token=', false],
  ['my_access_token=a', false],
  ['', false],
])('whether the cookies %j hold a session: %s', (cookies, isSession) => {
  expect(hasSessionCookie(cookies)).toBe(isSession)
})
