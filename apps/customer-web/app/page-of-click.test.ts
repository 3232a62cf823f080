// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pageOfClick } from './page-of-click.ts'

function clickOn(link: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = link
  let page: string | null = null
  const note = (event: MouseEvent) => {
    page = pageOfClick(event)
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return page
}

test('a link to a page of ours is followed by the router', () => {
  expect(clickOn('<a href="/wallet?tab=2#top"><b>Wallet</b></a>')).toBe('/wallet?tab=2#top')
})

test.each([
  ['a link to another site', '<a href="https://www.geonames.org"><b>GeoNames</b></a>'],
  ['a link into the same page', '<a href="#contact_us"><b>Contact us</b></a>'],
  ['a link to a file', '<a href="/media/1.png"><b>Picture</b></a>'],
  ['a link to another window', '<a href="/wallet" target="_blank"><b>Wallet</b></a>'],
  ['a button', '<button><b>Chat</b></button>'],
])('%s is left to the browser', (_what, markup) => {
  expect(clickOn(markup)).toBe(null)
})

test('a click that opens a tab is left to the browser', () => {
  expect(clickOn('<a href="/wallet"><b>Wallet</b></a>', { ctrlKey: true })).toBe(null)
  expect(clickOn('<a href="/wallet"><b>Wallet</b></a>', { button: 1 })).toBe(null)
})
