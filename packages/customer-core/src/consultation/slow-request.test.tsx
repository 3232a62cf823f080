import { createClient, memoryStorage } from '@tarapath/api-client'
import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import BeforeStartSheet from './before-start-sheet.tsx'
import SessionHost from './session-host.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const REQUEST = '/request-initiate/'
const START = '/chat/initiate/'
const PATIENCE = { timeout: 30_000 }

/** What happens to the next request for a path: it reaches the backend or not, and its reply stays away or is lost. */
interface Line {
  path: string
  arrives: boolean
  reply: 'late' | 'lost'
}

async function openSheet({ hasSession = true } = {}) {
  const customer = await fixture.newCustomer(500)
  const astrologerId = await fixture.newAstrologer()
  const otherId = await fixture.newAstrologer()
  const sent: string[] = []
  let line: Line | null = null
  let isDead = false
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    async fetch(input) {
      const request = input as Request
      const { pathname } = new URL(request.url)
      sent.push(pathname)
      if (isDead) throw new TypeError('Failed to fetch')
      const bad = line && pathname.endsWith(line.path) ? line : null
      if (!bad) return fixture.backend.fetch(request)
      line = null
      if (bad.arrives) await fixture.backend.fetch(request)
      if (bad.reply === 'lost') throw new TypeError('Failed to fetch')
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    },
    storage: memoryStorage(customer),
    timeout: false,
  })
  const openPage = (hasSheet: boolean, hasHost: boolean) => {
    const store = createStore()
    store.set(apiAtom, api)
    store.set(signInAtom, 'signed-in')
    render(
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <Page {...{ store, hasSheet, hasHost, astrologerId, otherId }} /> },
          { path: '/chat', element: <p>The chat page</p> },
        ])}
      />,
    )
  }
  openPage(true, hasSession)
  return {
    sent,
    otherId,
    user: userEvent.setup(),
    breakLine: (next: Line) => (line = next),
    die: () => (isDead = true),
    revive() {
      isDead = false
      dispatchEvent(new Event('online'))
    },
    reload() {
      cleanup()
      openPage(false, true)
    },
    ongoing: async () => (await getOngoingStatus(customer.client)).ongoing_data,
  }
}

interface PageProps {
  store: ReturnType<typeof createStore>
  hasSheet: boolean
  hasHost: boolean
  astrologerId: number
  otherId: number
}

function Page({ store, hasSheet, hasHost, astrologerId, otherId }: PageProps) {
  const [openId, setOpenId] = useState(hasSheet ? astrologerId : null)
  return (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      {hasHost ? <SessionHost /> : null}
      <button onClick={() => setOpenId(astrologerId)}>Chat</button>
      <button onClick={() => setOpenId(otherId)}>Chat with another</button>
      {openId === null ? null : (
        <BeforeStartSheet kind="chat" astrologerId={openId} name="Acharya Meera" onClose={() => setOpenId(null)} />
      )}
    </PlatformProvider>
  )
}

const startButton = () => screen.findByRole('button', { name: 'Start chat' }, PATIENCE)

test('a slow request says so beside the price, and cancelling it starts nothing', async () => {
  const { user, sent, breakLine, ongoing } = await openSheet()
  const start = await startButton()
  breakLine({ path: REQUEST, arrives: true, reply: 'late' })
  await user.click(start)
  expect(await screen.findByText(/^This is taking longer than usual/, {}, PATIENCE)).toBeDefined()
  expect(screen.getByText('Maximum cost')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(async () => expect(await ongoing()).toMatchObject({ status: 'cancelled' }), PATIENCE)
  expect(sent.filter((path) => path.endsWith(START))).toEqual([])
})

test('closing the sheet while the start is unanswered cancels the request', async () => {
  const { user, breakLine, ongoing } = await openSheet()
  const start = await startButton()
  breakLine({ path: START, arrives: true, reply: 'late' })
  await user.click(start)
  await vi.waitFor(async () => expect(await ongoing()).not.toBeNull(), PATIENCE)
  await user.keyboard('{Escape}')
  await vi.waitFor(async () => expect(await ongoing()).toMatchObject({ status: 'cancelled' }), PATIENCE)
})

test('asking again after a lost reply continues the same request', async () => {
  // Without a session, which would cancel the first one at once on this good connection.
  const { user, sent, breakLine } = await openSheet({ hasSession: false })
  const start = await startButton()
  breakLine({ path: REQUEST, arrives: true, reply: 'lost' })
  await user.click(start)
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
  await user.click(await startButton())
  expect(await screen.findByText('The chat page', {}, PATIENCE)).toBeDefined()
  expect(sent.filter((path) => path.endsWith(REQUEST))).toHaveLength(2)
  expect(sent.filter((path) => path.endsWith(START))).toHaveLength(1)
})

test('a chat that began before the cancellation arrived is reported with its price, and can be ended at once', async () => {
  const { user, breakLine, die, revive, ongoing } = await openSheet()
  const start = await startButton()
  breakLine({ path: START, arrives: true, reply: 'late' })
  await user.click(start)
  await vi.waitFor(async () => expect(await ongoing()).not.toBeNull(), PATIENCE)
  die()
  await user.keyboard('{Escape}')
  await vi.waitFor(async () => {
    await fixture.seconds(1)
    expect(await ongoing()).toMatchObject({ status: 'in_progress' })
  }, PATIENCE)
  revive()
  const told = await screen.findByRole('alertdialog', { name: 'Your chat has begun' }, PATIENCE)
  expect(told.textContent).toContain('picked up before your cancellation arrived. It costs ₹15')
  await user.click(within(told).getByRole('button', { name: 'End chat' }))
  await vi.waitFor(async () => expect(await ongoing()).not.toMatchObject({ status: 'in_progress' }), PATIENCE)
  expect(screen.queryByRole('alertdialog', { name: 'Your chat has begun' })).toBeNull()
})

test('a withdrawn request is cancelled after a reload too', async () => {
  const { user, breakLine, die, revive, reload, ongoing } = await openSheet()
  const start = await startButton()
  breakLine({ path: REQUEST, arrives: true, reply: 'late' })
  await user.click(start)
  await vi.waitFor(async () => expect(await ongoing()).not.toBeNull(), PATIENCE)
  die()
  await user.keyboard('{Escape}')
  reload()
  revive()
  await vi.waitFor(async () => expect(await ongoing()).toMatchObject({ status: 'cancelled' }), PATIENCE)
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0), PATIENCE)
})

test('a request to another astrologer cancels the first', async () => {
  const { user, breakLine, otherId, ongoing } = await openSheet({ hasSession: false })
  const start = await startButton()
  breakLine({ path: REQUEST, arrives: true, reply: 'lost' })
  await user.click(start)
  await screen.findByRole('alert', {}, PATIENCE)
  const { id: firstId } = (await ongoing())!
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Chat with another' }))
  await user.click(await startButton())
  expect(await screen.findByText('The chat page', {}, PATIENCE)).toBeDefined()
  expect(await ongoing()).toMatchObject({ consultant: { id: otherId } })
  expect((await ongoing())!.id).not.toBe(firstId)
})

test('an astrologer who was busy with the withdrawn request can be asked when it is cancelled', async () => {
  const { user, breakLine } = await openSheet()
  const start = await startButton()
  breakLine({ path: REQUEST, arrives: true, reply: 'lost' })
  await user.click(start)
  await screen.findByRole('alert', {}, PATIENCE)
  // The first look for the request fails, so that it is open still when the sheet opens again.
  breakLine({ path: '/ongoing-status/', arrives: false, reply: 'lost' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  await startButton()
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Start chat' }).ariaDisabled).not.toBe('true'),
    PATIENCE,
  )
})
