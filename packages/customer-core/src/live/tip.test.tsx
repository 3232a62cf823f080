import { updateLiveStreamStatus } from '@tarapath/api-client/live'
import { openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deviceClock } from '../platform/index.ts'
import { tipLimitAtom } from '../profile/index.ts'
import { openLivePage, startedLiveStream as started } from './open-live-page.tsx'

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

const startedLiveStream = () => started(fixture)

const open = (id: number | string, customer: SignedInCustomer | null, send?: typeof globalThis.fetch) =>
  openLivePage(fixture.backend, { id, customer, ...(send && { send }) })

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
  await within(again).findByRole('row', { name: 'Your balance ₹38.00' })
  expect(within(again).queryByRole('row', { name: /^Balance after/ })).toBeNull()
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
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
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

test('a daily limit waits for the tips of today, and says when they did not load', async () => {
  vi.spyOn(deviceClock, 'now').mockImplementation(() => fixture.backend.controls.clock.now().getTime())
  const { id } = await startedLiveStream()
  let isGone = false
  const { store, user } = open(id, await fixture.newCustomer(200), async (input, init) => {
    const request = new Request(input, init)
    if (isGone && request.url.includes('activity_limit')) throw new TypeError('Failed to fetch')
    return fixture.backend.fetch(request)
  })
  store.set(tipLimitAtom, 100_00)
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await screen.findByText('You tipped Acharya Meera ₹51. Balance ₹149.00.')

  isGone = true
  const again = await openTipSheet(user)
  await user.click(await within(again).findByRole('radio', { name: /₹51/ }))
  await within(again).findByText('Your tips of today did not load, so your daily limit of ₹100 cannot be checked.')
  expect(within(again).getByRole('button', { name: /^Tip ₹51/ })).toHaveProperty('disabled', true)
  isGone = false
  await user.click(within(again).getByRole('button', { name: 'Try again' }))
  await within(again).findByText('This is over your daily limit of ₹100. You have tipped ₹51 today.')
})

test('a tip without an answer counts for the daily limit', async () => {
  const { id } = await startedLiveStream()
  const { network, send } = tipNetwork()
  const { store, user } = open(id, await fixture.newCustomer(200), send)
  store.set(tipLimitAtom, 60_00)
  const sheet = await openTipSheet(user)
  await user.click(await within(sheet).findByRole('radio', { name: /₹51/ }))
  network.answer = 'lost'
  await user.click(await within(sheet).findByRole('button', { name: /^Tip ₹51/ }))
  await within(sheet).findByText(NO_ANSWER)
  await user.click(within(sheet).getByRole('radio', { name: /₹11/ }))
  await within(sheet).findByText('With your tips without an answer this is over your daily limit of ₹60.')
  expect(within(sheet).getByRole('button', { name: /^Tip ₹11/ })).toHaveProperty('disabled', true)
  await user.click(within(sheet).getByRole('radio', { name: /₹51/ }))
  expect(within(sheet).getByRole('button', { name: /^Tip ₹51/ })).toHaveProperty('disabled', false)
})
