import { createClient, memoryStorage } from '@tarapath/api-client'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { ToastOutlet } from '@tarapath/ui-kit'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProfileAtom } from '../account/index.ts'
import { apiAtom, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { FavouriteButton } from './favourite-button.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

test('a favourite that cannot be saved or removed says what failed and what to do', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'online')]
  const storage = memoryStorage({ ...customer })
  let isCut = true
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (isCut) throw new TypeError('Failed to fetch')
    return fixture.backend.fetch(new Request(input, init))
  }
  const store = createStore()
  store.set(apiAtom, createClient({ baseUrl: TEST_ORIGIN, fetch, storage, retry: 0 }))
  store.set(signInSourceAtom, {
    isSignedIn: () => true,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  store.set(signInAtom, 'signed-in')
  const Page = () => (
    <Provider store={store}>
      <FavouriteButton id={id} name="Acharya Meera" />
      <ToastOutlet />
    </Provider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  const user = userEvent.setup()
  const why = 'Tarapath is not responding. Check your internet connection and try again.'
  await user.click(await screen.findByRole('button', { name: 'Save Acharya Meera' }))
  expect(await screen.findByText(`Could not save Acharya Meera. ${why}`)).toBeTruthy()

  isCut = false
  await store.set(loadProfileAtom)
  await user.click(await screen.findByRole('button', { name: 'Save Acharya Meera' }))
  const remove = await screen.findByRole('button', { name: 'Remove Acharya Meera from favourites' })
  await waitFor(() => expect(remove).toHaveProperty('disabled', false))
  isCut = true
  await user.click(remove)
  expect(await screen.findByText(`Could not remove Acharya Meera from favourites. ${why}`)).toBeTruthy()
})
