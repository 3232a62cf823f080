import { memoryStorage } from '@tarapath/api-client'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { isSignedIn, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { DialogHost } from '../platform/dialogs.tsx'
import { useSignInFirst } from './index.ts'

/** A page that is tapped before it has read whether its browser holds a session. */
function tapEarly({ isSignedIn }: { isSignedIn: boolean }) {
  const store = createStore()
  store.set(signInSourceAtom, {
    isSignedIn: () => isSignedIn,
    tokens: () => memoryStorage().get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  const action = vi.fn()
  const Page = () => (
    <Provider store={store}>
      <TapAtOnce action={action} />
      <DialogHost />
    </Provider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  return { store, action }
}

function TapAtOnce({ action }: { action(): void }) {
  const signInFirst = useSignInFirst()
  useEffect(() => signInFirst(action, 'Sign in to chat with Acharya Meera.'), [signInFirst, action])
  return null
}

test('a signed-in customer who taps before the page knows of the session is not asked to sign in', async () => {
  const { store, action } = tapEarly({ isSignedIn: true })
  expect(action).toHaveBeenCalledTimes(1)
  expect(store.get(signInAtom)).toBe('signed-in')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a customer who signed in elsewhere is not asked, although this page still thinks of a visitor', async () => {
  const { store } = tapEarly({ isSignedIn: true })
  store.set(signInAtom, 'signed-out')
  expect(isSignedIn(store)).toBe(true)
})

test('the dialog closes and the action runs when the page learns late of the sign-in', async () => {
  const { store, action } = tapEarly({ isSignedIn: false })
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  act(() => store.set(signInAtom, 'signed-in'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(action).toHaveBeenCalledTimes(1)
})

test('a visitor who taps as early is asked to sign in', async () => {
  const { action } = tapEarly({ isSignedIn: false })
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(action).not.toHaveBeenCalled()
})
