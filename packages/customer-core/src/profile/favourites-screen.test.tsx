import { createClient, memoryStorage } from '@tarapath/api-client'
import { listAstrologers, manageFavouriteAstrologers } from '@tarapath/api-client/astrologers'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom, apiContext, signInContext } from '../platform/index.ts'
import FavouritesScreen, { loader } from './favourites-screen.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('who is removed is removed by one request, and the focus goes to the heading', async () => {
  const storage = memoryStorage(await backend.newCustomer())
  let changes = 0
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: (input, init) => {
      const request = input as Request
      if (request.url.endsWith('/manage_favorite/')) changes += 1
      return backend.fetch(request, init)
    },
    storage,
    retry: 0,
  })
  const { results } = await listAstrologers(api, { limit: 2 })
  await manageFavouriteAstrologers(api, { consultant_ids: results.map(({ id }) => id), action: 'add' })
  changes = 0

  const store = createStore()
  store.set(apiAtom, api)
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(signInContext, {
    isSignedIn: () => true,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  const Site = createRoutesStub(
    [{ path: '/favourites', Component: FavouritesScreen, loader, HydrateFallback: () => null }],
    context,
  )
  render(
    <Provider store={store}>
      <Site initialEntries={['/favourites']} />
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  for (const left of [1, 0]) {
    await user.click((await screen.findAllByRole('checkbox'))[0]!)
    screen.getByRole('button', { name: 'Remove' }).focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(left))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(changes).toBe(2 - left)
  }
})
