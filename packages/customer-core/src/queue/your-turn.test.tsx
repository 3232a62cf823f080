import { createClient, memoryStorage } from '@tarapath/api-client'
import { requestConsultation } from '@tarapath/api-client/consultations'
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
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventsOfBackend } from '../events/events-of-backend.ts'
import { eventsFetchAtom } from '../events/index.ts'
import { apiAtom, deviceClock, PlatformProvider, signInAtom } from '../platform/index.ts'
import QueueHost from './queue-host.tsx'

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

const REQUEST = '/request-initiate/'
const READ = '/my-queue-details/'
const HISTORY = '/consultation-queue-user/'

/** A page of a customer with what follows their waiting lists on every page, and the requests that it sends. */
function open(customer: SignedInCustomer) {
  const answered: string[] = []
  const held: { path: string; arrives?: Promise<unknown>; returns?: Promise<unknown> } = { path: '' }
  vi.spyOn(deviceClock, 'now').mockImplementation(now)
  const store = createStore()
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    async fetch(input) {
      const request = input as Request
      const { pathname } = new URL(request.url)
      const isHeld = held.path !== '' && pathname.endsWith(held.path)
      if (isHeld) await held.arrives
      const reply = await fixture.backend.fetch(request)
      answered.push(pathname)
      if (isHeld && (await held.returns) === 'lost') throw new TypeError('Failed to fetch')
      return reply
    },
    storage: memoryStorage(customer),
    retry: 0,
  })
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  store.set(eventsFetchAtom, eventsOfBackend(fixture.backend))
  const Page = () => (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <QueueHost />
      <Routes>
        <Route path="/" element={null} />
        <Route path="/chat" element={<p>The chat page</p>} />
      </Routes>
    </PlatformProvider>
  )
  render(<Page />, { wrapper: MemoryRouter })
  const isAnswered = (path: string) =>
    vi.waitFor(() => expect(answered.some((one) => one.endsWith(path))).toBe(true), 30_000)
  return {
    isAnswered,
    /** Keeps the request for a path on its way there or back. */
    hold(path: string, way: 'there' | 'back') {
      const { promise, resolve } = Promise.withResolvers<'lost' | undefined>()
      Object.assign(held, { path, [way === 'there' ? 'arrives' : 'returns']: promise })
      return (reply?: 'lost') => {
        held.path = ''
        resolve(reply)
      }
    },
    /** The page reads its entries when it becomes visible, once it has some. */
    async readAgain() {
      answered.length = 0
      document.dispatchEvent(new Event('visibilitychange'))
      await isAnswered(READ)
    },
  }
}

/** An astrologer for whom these customers wait, in order, is held for the first of them. */
async function heldAstrologer(...customers: readonly SignedInCustomer[]): Promise<number> {
  const consultant_id = await fixture.newAstrologer('quick', 'busy')
  for (const { client } of customers) await joinQueue(client, { consultant_id, order_type: 1 })
  await fixture.console.submit('availability/set', { astrologer: consultant_id, availability: 'online' })
  await fixture.seconds(1)
  return consultant_id
}

test('a turn that is being started is kept, although the waiting list has used it up and its time is over', async () => {
  const customer = await fixture.newCustomer()
  await heldAstrologer(customer)
  await fixture.seconds(60)
  const page = open(customer)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  const release = page.hold(REQUEST, 'back')
  fireEvent.click(start)
  await page.isAnswered(REQUEST)
  await fixture.seconds(70)
  await page.readAgain()
  release()
  await screen.findByText('The chat page', {}, { timeout: 30_000 })
  expect(screen.queryByText(/has passed/)).toBeNull()
  expect(screen.queryByText(/^Request cancelled/)).toBeNull()
})

test('a start that is refused after the turn says so until the customer closes it', async () => {
  const [first, second] = [await fixture.newCustomer(), await fixture.newCustomer()]
  await heldAstrologer(first, second)
  const page = open(first)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  const release = page.hold(REQUEST, 'there')
  fireEvent.click(start)
  await fixture.seconds(121)
  await page.readAgain()
  expect(screen.getByRole('dialog', { name: 'It’s your turn' })).toBeDefined()
  expect(screen.queryByText(/has passed/)).toBeNull()
  release()
  const over = await screen.findByRole('dialog', { name: 'Your turn is over' })
  expect(within(over).getByRole('alert').textContent).toContain('Your turn with Acharya Meera has passed.')
  expect(screen.queryByText('It’s your turn')).toBeNull()
  fireEvent.click(within(over).getAllByRole('button', { name: 'Close' })[1]!)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
})

test('a start without an answer says so although the waiting list has used the turn up, and can be repeated', async () => {
  const customer = await fixture.newCustomer()
  await heldAstrologer(customer)
  const page = open(customer)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  const lose = page.hold(REQUEST, 'back')
  fireEvent.click(start)
  await page.isAnswered(REQUEST)
  await page.readAgain()
  lose('lost')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
  fireEvent.click(screen.getByRole('button', { name: 'Start chat' }))
  await screen.findByText('The chat page', {}, { timeout: 30_000 })
})

test('a start that arrives after the turn, and is accepted, is not announced as a lost turn', async () => {
  const customer = await fixture.newCustomer()
  await heldAstrologer(customer)
  const page = open(customer)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  const release = page.hold(REQUEST, 'there')
  fireEvent.click(start)
  await fixture.seconds(121)
  await page.readAgain()
  release()
  await screen.findByText('The chat page', {}, { timeout: 30_000 })
  expect(screen.queryByText(/has passed/)).toBeNull()
})

test('a start that the customer cancels leaves the turn, and starts nothing', async () => {
  const customer = await fixture.newCustomer()
  await heldAstrologer(customer)
  const page = open(customer)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  page.hold(REQUEST, 'there')
  fireEvent.click(start)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/^Request cancelled/)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
  expect((await getMyQueueDetails(customer.client)).entries).toMatchObject([{ status: 'called' }])
})

test('a turn that another tab has started is not announced as passed', async () => {
  const customer = await fixture.newCustomer()
  const consultant_id = await heldAstrologer(customer)
  await fixture.seconds(60)
  const page = open(customer)
  await screen.findByRole('dialog', { name: 'It’s your turn' })
  await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  await fixture.seconds(70)
  await page.readAgain()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
  await page.isAnswered(HISTORY)
  expect(screen.queryByText(/has passed/)).toBeNull()
})
