import { createClient, memoryStorage } from '@tarapath/api-client'
import { filterAstrologers } from '@tarapath/api-client/astrologers'
import { requestConsultation } from '@tarapath/api-client/consultations'
import { prepareLiveStream } from '@tarapath/own-api/live'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, apiContext, keepShownPage, signInAtom } from '../platform/index.ts'
import ProfileScreen, { ErrorBoundary as ProfileError, loader } from './profile-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

/** The reply of the API from now on; null for the real one. */
let answer: (() => Promise<Response>) | null = null
afterEach(() => {
  cleanup()
  answer = null
})

function open(id: number) {
  const fetch: typeof globalThis.fetch = (input) => answer?.() ?? fixture.backend.fetch(input as Request)
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch, storage: memoryStorage(), retry: 0 })
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
        middleware: [keepShownPage],
        Component: ProfileScreen,
        ErrorBoundary: ProfileError,
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
  return router
}

/** Refreshes the page, and waits until that has ended. */
async function refresh(router: ReturnType<typeof open>) {
  const ended = Promise.withResolvers<void>()
  const unsubscribe = router.subscribe(({ revalidation }) => {
    if (revalidation === 'idle') ended.resolve()
  })
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(router.state.revalidation).toBe('loading')
  }, 30_000)
  await ended.promise
  unsubscribe()
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

test.each([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nothing but a failure', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('an open page stays when %s comes of its refresh, and follows again later', async (_, failing) => {
  const id = await fixture.newAstrologer('quick', 'online')
  const router = open(id)
  await screen.findByRole('button', { name: 'Start chat' })
  answer = failing
  await refresh(router)
  expect(router.state.errors).toBeNull()
  answer = null
  const { client } = await fixture.newCustomer(500)
  await requestConsultation(client, { type: 'chat' }, { consultant_id: id })
  await refresh(router)
  expect(await screen.findByText(/^Acharya Meera: Busy/)).toBeTruthy()
})

test('an open page of an astrologer who is not listed any more says so', async () => {
  const router = open(await fixture.newAstrologer())
  await screen.findByRole('heading', { level: 1, name: 'Acharya Meera' })
  answer = () => Promise.resolve(new Response('{}', { status: 404 }))
  await refresh(router)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})

test('a page that is opened and has no answer says so', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  open(await fixture.newAstrologer())
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
