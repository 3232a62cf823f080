import { blockLiveStreamUser, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isMaximisedAtom } from '../platform/index.ts'
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
  vi.restoreAllMocks()
})

const startedLiveStream = () => started(fixture)

const open = (id: number | string, customer: SignedInCustomer | null, send?: typeof globalThis.fetch) =>
  openLivePage(fixture.backend, { id, customer, ...(send && { send }) })

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
  const video = document.querySelector('video')!
  await vi.waitFor(() => {
    fireEvent.playing(video)
    expect(video.muted).toBe(true)
  }, 30_000)
  await updateLiveStreamStatus(host.client, { id }, { status: 'ended' })
  await screen.findByRole('heading', { name: 'This live stream has ended' })
  // The footer comes back after the frame that says so.
  await expect.poll(() => store.get(isMaximisedAtom)).toBe(false)
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
