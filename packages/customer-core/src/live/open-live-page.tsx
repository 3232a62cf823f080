import { createClient, memoryStorage } from '@tarapath/api-client'
import { updateLiveStreamStatus } from '@tarapath/api-client/live'
import { TEST_ORIGIN, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { eventsOfBackend } from '../events/events-of-backend.ts'
import { eventsFetchAtom } from '../events/index.ts'
import {
  apiAtom,
  apiContext,
  PlatformProvider,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type SignInSource,
} from '../platform/index.ts'
import LiveSessionScreen, { loader } from './live-session-screen.tsx'

const ENVIRONMENT = { platform: 'web', origin: null, reference: null } as const

export async function startedLiveStream(fixture: Fixture) {
  const made = await fixture.newHost()
  await updateLiveStreamStatus(made.host.client, { id: made.id }, { status: 'live' })
  return made
}

interface LivePage {
  id: number | string
  /** Null for a visitor. */
  customer: SignedInCustomer | null
  /** How the page reaches the backend, if not directly. */
  send?: typeof globalThis.fetch
}

/** The page of a live stream, for tests. */
export function openLivePage(
  backend: Fixture['backend'],
  { id, customer, send = backend.fetch as typeof fetch }: LivePage,
) {
  const store = createStore()
  const storage = memoryStorage(customer ? { access: customer.access, refresh: customer.refresh } : {})
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: send, storage, retry: 0 })
  const source: SignInSource = {
    isSignedIn: () => customer !== null,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  }
  store.set(apiAtom, api)
  store.set(signInSourceAtom, source)
  store.set(signInAtom, customer ? 'signed-in' : 'signed-out')
  store.set(eventsFetchAtom, eventsOfBackend(backend))
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(signInContext, source)
    return context
  }
  const Page = () => (
    <PlatformProvider store={store} environment={ENVIRONMENT} reload={() => {}}>
      <LiveSessionScreen />
    </PlatformProvider>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      { path: '/live', element: 'list' },
      { path: '/live-session', loader, Component: Page, HydrateFallback: () => null },
    ],
    { initialEntries: [`/live-session?stream=${id}`], getContext },
  )
  render(<RouterProvider router={router} />)
  return { store, router, user: userEvent.setup() }
}
