import { createClient, memoryStorage } from '@tarapath/api-client'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadProfileAtom } from '../account/index.ts'
import { apiAtom, signInAtom } from '../platform/index.ts'
import { Balance } from './balance.tsx'

const NOBODY: [] = []

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())
afterEach(cleanup)

/** The balance of a customer with ₹412, whose profile the server refuses to answer while it fails. */
async function openWallet({ isSaved = false } = {}) {
  const server = { fails: true }
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: async (input, init) =>
      server.fails ? new Response('{}', { status: 500 }) : backend.fetch(input as Request, init),
    storage: memoryStorage(await backend.newCustomer({ paise: 412_00 })),
    retry: 0,
  })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  const Site = createRoutesStub([
    {
      path: '/wallet',
      Component: () => <Balance known={NOBODY} isSaved={isSaved} />,
      loader: () => null,
      HydrateFallback: () => null,
    },
  ])
  const open = () =>
    render(
      <Provider store={store}>
        <Site initialEntries={['/wallet']} />
      </Provider>,
    )
  return { server, store, open }
}

test('a balance that did not load says so, and is loaded again with a button', async () => {
  const { server, store, open } = await openWallet()
  await store.set(loadProfileAtom)
  open()
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Balance did not load'),
  )
  expect(screen.queryByText(/₹/)).toBeNull()
  server.fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: '412 rupees' })).toBeTruthy()
})

test('a balance that did not load on another page is loaded again by the wallet', async () => {
  const { server, store, open } = await openWallet()
  await store.set(loadProfileAtom)
  server.fails = false
  open()
  expect(await screen.findByRole('img', { name: '412 rupees' })).toBeTruthy()
})

test('a saved wallet without its balance does not wait for it', async () => {
  const { open } = await openWallet({ isSaved: true })
  open()
  expect(await screen.findByText('Balance did not load')).toBeTruthy()
  expect(screen.queryByText(/₹/)).toBeNull()
})
