// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as FirstInteraction from './first-interaction.ts'

let hasStarted: () => Promise<boolean>
let paint: () => void

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  const { awaitFirstInteraction, firstInteraction }: typeof FirstInteraction = await import('./first-interaction.ts')
  awaitFirstInteraction()
  const paints: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => paints.push(callback))
  paint = () => {
    for (const callback of paints.splice(0)) callback(0)
    vi.advanceTimersByTime(0)
  }
  hasStarted = () => Promise.race([firstInteraction().then(() => true), Promise.resolve().then(() => false)])
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function tap(markup: string): void {
  document.body.innerHTML = markup
  for (const type of ['pointerdown', 'click'])
    document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
}

test.each(['<button type="button"><b>Save</b></button>', '<p><b>Text</b></p>', '<a href="#top"><b>Top</b></a>'])(
  'a tap is the first interaction, and what is tapped is painted before the rest begins: %s',
  async (markup) => {
    tap(markup)
    expect(await hasStarted()).toBe(false)
    paint()
    expect(await hasStarted()).toBe(true)
  },
)

test('a tap on a link to another page is not, because it leaves this one', async () => {
  tap('<a href="/wallet"><b>Wallet</b></a>')
  paint()
  expect(await hasStarted()).toBe(false)
  dispatchEvent(new Event('scroll'))
  paint()
  expect(await hasStarted()).toBe(true)
})
