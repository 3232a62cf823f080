// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createSignInSource, hasSessionCookie } from './sign-in-source.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const tab = (signedIn: boolean) => createSignInSource({ isSignedIn: () => signedIn, tokens: () => ({}) })

test('a tab hears that another one signed out', async () => {
  const heard = vi.fn()
  stops.push(tab(true).subscribe(heard))
  tab(false).announce('signed-out')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('signed-out'))
})

test('a tab that comes back into view looks for itself', () => {
  const heard = vi.fn()
  stops.push(tab(false).subscribe(heard))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toHaveBeenCalledWith('signed-out')
})

test.each([
  ['access_token=a', true],
  ['theme=dark; refresh_token=r', true],
  ['access_token=; refresh_token=', false],
  ['my_access_token=a', false],
  ['', false],
])('the cookies %j hold a session: %s', (cookies, held) => {
  expect(hasSessionCookie(cookies)).toBe(held)
})
