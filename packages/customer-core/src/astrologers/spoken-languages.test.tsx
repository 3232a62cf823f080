import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { spokenLanguagesAtom } from '../preferences/index.ts'
import { SpokenLanguages } from './spoken-languages.tsx'

const LANGUAGES = ['Hindi', 'English', 'Gujarati', 'Marathi']

function show(spoken: readonly string[]): HTMLElement {
  const store = createStore()
  store.set(spokenLanguagesAtom, spoken)
  return render(
    <Provider store={store}>
      <SpokenLanguages languages={LANGUAGES} />
    </Provider>,
  ).container
}

test('three languages are shown, those that the customer speaks first', () => {
  const card = show(['Marathi', 'Tamil'])
  expect(card.textContent).toBe('Marathi (your language), Hindi, English')
  expect([...card.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Marathi (your language)',
  ])
})

test('nothing is marked for a customer who speaks none of them or has chosen none', () => {
  for (const spoken of [[], ['Tamil']]) expect(show(spoken).innerHTML).toBe('Hindi, English, Gujarati')
})
