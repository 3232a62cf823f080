// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { HashScroll } from './hash-scroll.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const isSmooth = () => document.documentElement.hasAttribute('data-smooth-scroll')

test('a plain anchor and a typed hash scroll smoothly, and going to another page does not', async () => {
  let frame = () => {}
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const router = createMemoryRouter([{ path: '*', Component: HashScroll }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(isSmooth()).toBe(false)
  frame()
  // The browser scrolls to a hash before the page hears of it, so smoothness is on beforehand.
  expect(isSmooth()).toBe(true)

  await act(async () => router.navigate('/wallet'))
  expect(isSmooth()).toBe(false)
  frame()
  await act(async () => router.navigate('/wallet#contact_us'))
  expect(isSmooth()).toBe(true)
  // What a form entered is in the hash too. It is no place on the page, and Back does not glide to where that was left.
  await act(async () => router.navigate('/calculators/kundli#date=1994-03-14&time=unknown'))
  expect(isSmooth()).toBe(false)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
