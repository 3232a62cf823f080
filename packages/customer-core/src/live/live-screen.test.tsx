import { createClient, memoryStorage } from '@tarapath/api-client'
import { updateLiveStreamStatus } from '@tarapath/api-client/live'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiContext } from '../platform/index.ts'
import LiveScreen, { loader } from './live-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

function open() {
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage: memoryStorage(), retry: 0 })
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    return context
  }
  const router = createMemoryRouter([{ path: '/live', loader, Component: LiveScreen, HydrateFallback: () => null }], {
    initialEntries: ['/live'],
    getContext,
  })
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

test('the page lists live astrologers with their viewers, and the next ones with their times', async () => {
  const { host, id } = await fixture.newHost()
  await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  open()
  const link = await screen.findByRole('link', { name: 'Ask me by Acharya Meera. Live, No viewers yet' })
  expect(link.getAttribute('href')).toBe(`/live-session?stream=${id}`)
  const next = screen.getByRole('region', { name: 'Next' })
  expect(next.querySelectorAll('time').length).toBe(8)
})
