// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import './mantra-elements.ts'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

/** The page of a mantra in Sanskrit, or in the given language, for a customer who speaks the given languages. */
function openPage({ speaks, shown = 'sa' }: { speaks: readonly string[]; shown?: string }) {
  localStorage.setItem('preferences', JSON.stringify({ languages: speaks }))
  const chips = [
    ['sa', 'संस्कृत'],
    ['hi', 'हिन्दी'],
    ['ta', 'தமிழ்'],
  ].map(
    ([code, name]) =>
      `<a href="/mantras/gayatri?language=${code}" ${code === shown ? 'aria-current="true"' : ''}><span lang="${code}">${name}</span></a>`,
  )
  document.body.innerHTML = `<main>${chips.join('')}<mantra-reader data-mantra="gayatri"><p data-part="own-language" hidden>In your language: <a></a></p></mantra-reader></main>`
  const offer = document.querySelector<HTMLElement>('[data-part=own-language]')!
  return { offer, link: offer.querySelector('a')! }
}

test('a mantra is offered in the first language that the customer speaks and that it has', () => {
  const { offer, link } = openPage({ speaks: ['mr', 'ta', 'hi'] })
  expect(offer.hidden).toBe(false)
  expect(link.textContent).toBe('தமிழ்')
  expect([link.lang, link.getAttribute('href')]).toEqual(['ta', 'http://localhost:3000/mantras/gayatri?language=ta'])
})

test('no translation is offered to a customer who reads one of their languages or has chosen none', () => {
  expect(openPage({ speaks: ['ta', 'hi'], shown: 'hi' }).offer.hidden).toBe(true)
  expect(openPage({ speaks: [] }).offer.hidden).toBe(true)
  expect(openPage({ speaks: ['mr'] }).offer.hidden).toBe(true)
})
