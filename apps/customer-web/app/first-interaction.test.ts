// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type * as FirstInteraction from './first-interaction.ts'

let hasStarted: () => Promise<boolean>

beforeEach(async () => {
  vi.resetModules()
  const { awaitFirstInteraction, firstInteraction }: typeof FirstInteraction = await import('./first-interaction.ts')
  awaitFirstInteraction()
  hasStarted = () => Promise.race([firstInteraction().then(() => true), Promise.resolve().then(() => false)])
})

function tap(markup: string): void {
  document.body.innerHTML = markup
  for (const type of ['pointerdown', 'click'])
    document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
}

test.each(['<button type="button"><b>Save</b></button>', '<p><b>Text</b></p>', '<a href="#top"><b>Top</b></a>'])(
  'a tap is the first interaction: %s',
  async (markup) => {
    tap(markup)
    expect(await hasStarted()).toBe(true)
  },
)

test('a tap on a link to another page is not, because it leaves this one', async () => {
  tap('<a href="/wallet"><b>Wallet</b></a>')
  expect(await hasStarted()).toBe(false)
  dispatchEvent(new Event('scroll'))
  expect(await hasStarted()).toBe(true)
})
