import { createClient, memoryStorage } from '@tarapath/api-client'
import { filterAstrologers } from '@tarapath/api-client/astrologers'
import { requestConsultation } from '@tarapath/api-client/consultations'
import { prepareLiveStream } from '@tarapath/own-api/live'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom, apiContext, signInAtom } from '../platform/index.ts'
import ProfileScreen, { loader } from './profile-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

function open(id: number) {
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage: memoryStorage(), retry: 0 })
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    return context
  }
  const router = createMemoryRouter(
    [
      {
        path: '/consult-astrologer-online/:slug',
        loader,
        Component: ProfileScreen,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [`/consult-astrologer-online/somebody-${id}`], getContext },
  )
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-out')
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

test('an open page follows an astrologer who becomes busy, and says so', async () => {
  const id = await fixture.newAstrologer('quick', 'online')
  open(id)
  expect(await screen.findByRole('button', { name: 'Start chat' })).toBeTruthy()
  expect(screen.queryByText(/^Acharya Meera: /)).toBeNull()

  const { client } = await fixture.newCustomer(500)
  await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/^Acharya Meera: Busy/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start chat' })).toBeNull()
})

test('a profile says that its astrologer speaks a language of the customer', async () => {
  const [astrologer] = (await filterAstrologers(fixture.visitor(), { language: ['hi'], limit: 1 })).results
  const id = astrologer!.id
  open(id)
  expect(await screen.findByText('Speaks')).toBeTruthy()
  cleanup()
  localStorage.setItem('preferences', JSON.stringify({ languages: ['hi'], isInAccount: true }))
  open(id)
  const term = await screen.findByText('Speaks your language')
  expect(term.nextElementSibling?.textContent).toMatch(/^Hindi/)
})

test('the profile says when its astrologer goes live, and offers to notify', async () => {
  const { host, astrologerId } = await fixture.newHost()
  const inAnHour = fixture.backend.controls.clock.now().getTime() + 3_600_000
  await prepareLiveStream(host.client, { title: 'Ask me', scheduled_at: new Date(inAnHour).toISOString() })
  open(astrologerId)
  expect(await screen.findByText(/ goes live /)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Notify me when .* goes live$/ })).toBeTruthy()
})
