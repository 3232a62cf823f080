import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { preloadScriptsLast } from './preload-scripts-last.ts'

const PRELOAD = '<link rel="modulepreload" href="/assets/react-1.js"/>'
const PAGE = `<html><head><title>₹9</title>${PRELOAD}<link rel="icon"/></head><body><p>₹9 · मेष</p></body></html>`

test.each([1, 7, 40, 1000])(
  'preloads of scripts come last, and an early script in the head, in chunks of %i bytes',
  async (size) => {
    const page = preloadScriptsLast('<script></script>')
    const moved = text(page)
    const bytes = Buffer.from(PAGE)
    for (let at = 0; at < bytes.length; at += size) page.write(bytes.subarray(at, at + size))
    page.end()
    expect(await moved).toBe(
      `<html><head><title>₹9</title><link rel="icon"/><script></script></head><body><p>₹9 · मेष</p>${PRELOAD}</body></html>`,
    )
  },
)

test('a page that breaks off is sent as far as it came', async () => {
  const page = preloadScriptsLast()
  const moved = text(page)
  page.end('<html><head><title>Tarapath')
  expect(await moved).toBe('<html><head><title>Tarapath')
})
