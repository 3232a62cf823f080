import { createClient, memoryStorage } from '@tarapath/api-client'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import {
  CONSOLE_SETTINGS,
  openFixture,
  TEST_ORIGIN,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventsOfBackend } from '../events/events-of-backend.ts'
import { eventsFetchAtom } from '../events/index.ts'
import {
  apiAtom,
  apiContext,
  deviceClock,
  PlatformProvider,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type SignInSource,
} from '../platform/index.ts'
import QueueHost from './queue-host.tsx'
import QueueScreen, { loader } from './queue-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  // Toasts outlive the page that shows them, and the tests of a worker share them.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  cleanup()
  vi.restoreAllMocks()
})

const now = () => fixture.backend.controls.clock.now().getTime()

/** The waiting lists of a customer, with what follows them on every page. */
function open(customer: SignedInCustomer) {
  vi.spyOn(deviceClock, 'now').mockImplementation(now)
  const store = createStore()
  const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage, retry: 0 })
  const source: SignInSource = {
    isSignedIn: () => true,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  }
  store.set(apiAtom, api)
  store.set(signInSourceAtom, source)
  store.set(signInAtom, 'signed-in')
  store.set(eventsFetchAtom, eventsOfBackend(fixture.backend))
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(signInContext, source)
    return context
  }
  const Page = () => (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <QueueHost />
      <QueueScreen />
    </PlatformProvider>
  )
  const routes = [{ path: '/queue', loader, Component: Page, HydrateFallback: () => null }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/queue'], getContext })} />)
}

/** An astrologer for whom these customers wait, in order, is held for the first of them. */
async function heldAstrologer(...customers: readonly SignedInCustomer[]): Promise<number> {
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  for (const { client } of customers) await joinQueue(client, { consultant_id, order_type: 1 })
  await fixture.console.submit('availability/set', { astrologer: consultant_id, availability: 'online' })
  await fixture.seconds(1)
  return consultant_id
}

test('an unused turn is announced, leaves the page, and goes to the next customer', async () => {
  const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
  await heldAstrologer(first, second)
  open(first)
  const turn = await screen.findByRole('dialog', { name: 'It’s your turn' })
  expect(within(turn).getByRole('button', { name: 'Start chat' })).toBeDefined()
  // The server closes it. The page hears of it when it reads again.
  await fixture.seconds(121)
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText('Your turn with Acharya Meera has passed. You can join the waiting list again.')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
  expect((await getMyQueueDetails(second.client)).entries).toMatchObject([{ status: 'called' }])
})

test('a customer who was away reads that the turn passed, and when', async () => {
  const customer = await fixture.newCustomer()
  await heldAstrologer(customer)
  await fixture.seconds(121)
  open(customer)
  await screen.findByText('You’re not on a waiting list.')
  await screen.findByText(/^Your turn passed at \d+:\d\d [ap]m$/)
})

test('a customer whose balance is too low reads why others go first', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  await joinQueue(customer.client, { consultant_id, order_type: 1 })
  await fixture.console.submit('wallets/set-balance', { phone_number: customer.phone, rupees: 0 })
  open(customer)
  await screen.findByText(/^Others go first while you are in another consultation or your balance is too low/)
})

/** The page reads its entries when it becomes visible, once it has some. */
const readAgainUntil = (isShown: () => unknown) =>
  vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    isShown()
  }, 30_000)

test('a customer reads that the astrologer takes them next, and that another one cannot', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  const { id } = await joinQueue(customer.client, { consultant_id, order_type: 1 })
  open(customer)
  await screen.findByText(/^You’re next/)
  await fixture.answerWaiting('confirm', consultant_id, id)
  await readAgainUntil(() => screen.getAllByText(/^Acharya Meera takes you next/))

  await fixture.answerWaiting('decline', consultant_id, id)
  await readAgainUntil(() => screen.getByText('Acharya Meera can’t take you now. You were not charged for waiting.'))
  await screen.findByText('You’re not on a waiting list.')
})

test('a customer who was away reads who could not take them', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  const { id } = await joinQueue(customer.client, { consultant_id, order_type: 1 })
  await fixture.answerWaiting('decline', consultant_id, id)
  open(customer)
  await screen.findByText('Acharya Meera could not take you')
})
