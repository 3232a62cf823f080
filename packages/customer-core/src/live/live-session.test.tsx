import { createClient, memoryStorage } from '@tarapath/api-client'
import { blockLiveStreamUser, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { openFixture, TEST_ORIGIN, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { ToastOutlet } from '@tarapath/ui-kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventsFetchAtom } from '../events/index.ts'
import {
  apiAtom,
  apiContext,
  deviceClock,
  isMaximisedAtom,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type SignInSource,
} from '../platform/index.ts'
import { DialogHost } from '../platform/dialogs.tsx'
import LiveSessionScreen, { loader } from './live-session-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  // Toasts outlive the page that shows them, and the tests of a worker share them.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

async function startedLiveStream() {
  const made = await fixture.newHost()
  await updateLiveStreamStatus(made.host.client, { id: made.id }, { status: 'live' })
  return made
}

/** The page of a live stream, for a customer or a visitor. */
function open(id: number | string, customer: SignedInCustomer | null, send = fixture.backend.fetch) {
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
  // Requests and signals of jsdom are not those of the backend.
  store.set(eventsFetchAtom, {
    fetch: (url, init) =>
      fixture.backend.fetch(TEST_ORIGIN + url.pathname + url.search, {
        headers: init?.headers as Record<string, string>,
      }),
  })
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(signInContext, source)
    return context
  }
  const Page = () => (
    <>
      <LiveSessionScreen />
      <DialogHost />
      <ToastOutlet />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      { path: '/live', element: 'list' },
      { path: '/live-session', loader, Component: Page, HydrateFallback: () => null },
    ],
    { initialEntries: [`/live-session?stream=${id}`], getContext },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { store, router, user: userEvent.setup() }
}

const say = (as: SignedInCustomer, id: number, text: string) =>
  fixture.backend.ask('POST', `/api/events/live/${id}/lines/`, { as, body: { text } })

test('a visitor is sent to the home page, and an address without a live stream to the list', async () => {
  open(1, null)
  await screen.findByText('home')
  cleanup()
  open('x', await fixture.newCustomer())
  await screen.findByText('list')
})

test('a viewer reads and writes in the chat, and sees its host, the pause and the end of the stream', async () => {
  const { id, host } = await startedLiveStream()
  const { store, user } = open(id, await fixture.newCustomer())
  const log = await screen.findByRole('log', { name: 'Room chat' })
  expect(store.get(isMaximisedAtom)).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'Call 98765 43210')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await within(log).findByText(/Call \*{10}/)).closest('p')?.textContent).toContain('hidden for your safety')
  await say(host, id, 'Namaste')
  expect((await within(log).findByText('Namaste')).closest('p')?.textContent).toBe('Acharya Meera Host Namaste')

  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await say(host, id, 'More of it')
  await screen.findByRole('button', { name: 'Continue, 1 new' })
  expect(within(log).queryByText('More of it')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue, 1 new' }))
  await within(log).findByText('More of it')

  await updateLiveStreamStatus(host.client, { id }, { status: 'paused' })
  await screen.findByText('Acharya Meera has paused the video. The chat goes on.')
  await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  await screen.findByRole('heading', { name: 'This live stream has ended' })
  expect(store.get(isMaximisedAtom)).toBe(false)
  await screen.findByRole('heading', { name: 'Live now' })
})

test('a message that comes too fast is kept, with the reason', async () => {
  const { id } = await startedLiveStream()
  const customer = await fixture.newCustomer()
  const { user } = open(id, customer)
  const field = await screen.findByRole('textbox', { name: 'Say something' })
  for (let count = 0; count < 6; count += 1) await say(customer, id, `message ${count}`)
  await user.type(field, 'One more')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/That was too fast. Try again in \d+ s./)
  expect(field).toHaveProperty('value', 'One more')
})

test('a blocked viewer reads so', async () => {
  const { id, host } = await startedLiveStream()
  const customer = await fixture.newCustomer()
  open(id, customer)
  await screen.findByRole('log', { name: 'Room chat' })
  await blockLiveStreamUser(host.client, { id }, { user_id: customer.id, is_blocked: true })
  await screen.findByText('Acharya Meera has blocked you from this live stream. You can watch others.')
})

test('a tip says what it costs, is sent once, and counts for today', async () => {
  vi.spyOn(deviceClock, 'now').mockImplementation(() => fixture.backend.controls.clock.now().getTime())
  const { id } = await startedLiveStream()
  const { user } = open(id, await fixture.newCustomer(100))
  await user.click(await screen.findByRole('button', { name: 'Tip' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tip Acharya Meera' })
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  await within(sheet).findByRole('row', { name: 'Balance after ₹49.00' })
  await user.dblClick(within(sheet).getByRole('button', { name: 'Tip ₹51, 51 rupees, to Acharya Meera' }))
  await screen.findByText('You tipped Acharya Meera ₹51. Balance ₹49.00.')
  const log = screen.getByRole('log', { name: 'Room chat' })
  await vi.waitFor(() => expect(log.textContent).toContain('Guest sent a tip of ₹51'), 50_000)

  await user.click(screen.getByRole('button', { name: 'Tip' }))
  const again = await screen.findByRole('dialog', { name: 'Tip Acharya Meera' })
  await within(again).findByRole('row', { name: 'Tips today ₹51.00' })
  await user.type(within(again).getByRole('textbox', { name: 'Other amount in rupees' }), '50')
  await within(again).findByText('Your balance is ₹1 too low for this tip.')
  expect(within(again).getByRole('link', { name: 'Recharge' })).toBeDefined()
})

/** The backend, over a network that holds or loses the answers to tips. */
function tipNetwork() {
  const network = { answer: 'passed' as 'passed' | 'lost' | Promise<void> }
  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const reply = await fixture.backend.fetch(request)
    if (!new URL(request.url).pathname.includes('/tip') || request.method !== 'POST') return reply
    if (network.answer === 'lost') throw new TypeError('Failed to fetch')
    await network.answer
    return reply
  }
  return { network, send }
}

async function openTipSheet(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Tip' }))
  return screen.findByRole('dialog', { name: 'Tip Acharya Meera' })
}

const NO_ANSWER = 'No answer about your tip of ₹51. Send ₹51 again: it is charged once only.'

test('a tip whose answer is lost is sent again, and charged once', async () => {
  const { id } = await startedLiveStream()
  const { network, send } = tipNetwork()
  const { user } = open(id, await fixture.newCustomer(100), send)
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  network.answer = 'lost'
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await within(sheet).findByText(NO_ANSWER)
  network.answer = 'passed'
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await screen.findByText('You tipped Acharya Meera ₹51. Balance ₹49.00.')
})

test('a tip without an answer is open in the next sheet too, also after a reload and another tip, and charged once', async () => {
  const { id } = await startedLiveStream()
  const { network, send } = tipNetwork()
  const customer = await fixture.newCustomer(100)
  const { user } = open(id, customer, send)
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  network.answer = 'lost'
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await within(sheet).findByText(NO_ANSWER)
  network.answer = 'passed'
  await user.click(within(sheet).getByRole('radio', { name: /₹11/ }))
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹11/ }))
  await screen.findByText('You tipped Acharya Meera ₹11. Balance ₹38.00.')

  cleanup()
  const reloaded = open(id, customer, send)
  const again = await openTipSheet(reloaded.user)
  await within(again).findByText(NO_ANSWER)
  await reloaded.user.click(await within(again).findByRole('button', { name: /^Tip ₹51/ }))
  await screen.findByText('You tipped Acharya Meera ₹51. Balance ₹38.00.')
  expect(within(await openTipSheet(reloaded.user)).queryByText(/No answer/)).toBeNull()
})

test('a sheet that is closed while its tip is sent reports the outcome, and the next one waits for it', async () => {
  const { id } = await startedLiveStream()
  const { network, send } = tipNetwork()
  const { user } = open(id, await fixture.newCustomer(100), send)
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  const answered = Promise.withResolvers<void>()
  network.answer = answered.promise
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  const again = await openTipSheet(user)
  await within(again).findByText('Your tip of ₹51 is being sent.')
  expect(
    within(again)
      .getByRole('button', { name: /^Tip ₹51/ })
      .getAttribute('aria-busy'),
  ).toBe('true')
  answered.reject(new TypeError('Failed to fetch'))
  await within(again).findByText(NO_ANSWER)

  const later = Promise.withResolvers<void>()
  network.answer = later.promise
  await user.click(await within(again).findByRole('button', { name: /^Tip ₹51/ }))
  await user.click(within(again).getByRole('button', { name: 'Close' }))
  await openTipSheet(user)
  later.resolve()
  await screen.findByText('You tipped Acharya Meera ₹51. Balance ₹49.00.')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a repeated tip that comes too soon stays open, because the first may have been charged', async () => {
  const { id } = await startedLiveStream()
  const { network, send } = tipNetwork()
  let isThrottled = false
  const { user } = open(id, await fixture.newCustomer(100), async (input, init) => {
    const request = new Request(input, init)
    if (isThrottled && request.method === 'POST')
      return Response.json({ detail: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '1' } })
    return send(request)
  })
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  network.answer = 'lost'
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await within(sheet).findByText(NO_ANSWER)
  isThrottled = true
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await within(sheet).findByText('Too many requests.')
  within(sheet).getByText(NO_ANSWER)
})

test('a message without a network stays in its field, and can be sent again', async () => {
  const { id } = await startedLiveStream()
  let isGone = false
  const { user } = open(id, await fixture.newCustomer(), (input, init) =>
    isGone ? Promise.reject(new TypeError('Failed to fetch')) : fixture.backend.fetch(new Request(input, init)),
  )
  const field = await screen.findByRole('textbox', { name: 'Say something' })
  await user.type(field, 'Namaste')
  isGone = true
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Not sent. Check your internet connection and try again.')
  expect(field).toHaveProperty('value', 'Namaste')
  isGone = false
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await within(screen.getByRole('log', { name: 'Room chat' })).findByText('Namaste')
})

test('the heading gets the focus when the live stream is over', async () => {
  const { id, host } = await startedLiveStream()
  open(id, await fixture.newCustomer())
  ;(await screen.findByRole('textbox', { name: 'Say something' })).focus()
  await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  await screen.findByRole('heading', { name: 'This live stream has ended' })
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})

test('a viewer never reads that nobody is watching', async () => {
  const { id } = await startedLiveStream()
  open(id, await fixture.newCustomer())
  await screen.findByRole('log', { name: 'Room chat' })
  expect(screen.queryByText('0 watching')).toBeNull()
})

test('a tip after the end is refused with a sentence, and nothing is charged', async () => {
  const { id, host } = await startedLiveStream()
  const customer = await fixture.newCustomer(100)
  const { user } = open(id, customer)
  await user.click(await screen.findByRole('button', { name: 'Tip' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tip Acharya Meera' })
  await user.click(await within(sheet).findByRole('radio', { name: /₹11/ }))
  await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  await user.click(within(sheet).getByRole('button', { name: /^Tip ₹11/ }))
  await within(sheet).findByText('The live stream has ended. You were not charged.')
  await within(sheet).findByRole('row', { name: 'Your balance ₹100.00' })
})

test('a daily limit holds back a tip that is over it', async () => {
  const { id } = await startedLiveStream()
  const { user } = open(id, await fixture.newCustomer(100))
  await user.click(await screen.findByRole('button', { name: 'Tip' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tip Acharya Meera' })
  await user.click(within(sheet).getByText('Set a daily limit'))
  await user.type(within(sheet).getByRole('textbox', { name: 'Daily limit in rupees' }), '20')
  await user.click(within(sheet).getByRole('button', { name: 'Save limit' }))
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  await within(sheet).findByText('This is over your daily limit of ₹20. You have tipped ₹0 today.')
  expect(within(sheet).getByRole('button', { name: /^Tip ₹51/ })).toHaveProperty('disabled', true)
})
