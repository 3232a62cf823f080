import { render } from '@testing-library/react'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PlatformProvider, signInSourceAtom, type SignInChange } from '../platform/index.ts'
import { claimTab } from './claim-device.ts'

test('a tab that hears of another customer is loaded again', async () => {
  const reload = vi.fn()
  const store = createStore()
  let tell: (change: SignInChange) => void = () => {}
  store.set(signInSourceAtom, {
    isSignedIn: () => false,
    tokens: () => ({}),
    announce: () => {},
    subscribe(listener) {
      tell = listener
      return () => {}
    },
  })
  render(
    <MemoryRouter>
      <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={reload}>
        {null}
      </PlatformProvider>
    </MemoryRouter>,
  )
  tell('other-account')
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab forgets the drafts of the former customer once', () => {
  sessionStorage.setItem('chatDraft:7', 'About my sister')
  sessionStorage.setItem('platform', 'mobile')
  claimTab()
  expect(sessionStorage.getItem('chatDraft:7')).toBe('About my sister')
  localStorage.setItem('accountChange', 'first')
  claimTab()
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['accountChange', 'platform'])
  sessionStorage.setItem('chatDraft:8', 'About my work')
  claimTab()
  expect(sessionStorage.getItem('chatDraft:8')).toBe('About my work')
})
