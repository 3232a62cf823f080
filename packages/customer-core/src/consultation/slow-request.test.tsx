import { createClient, memoryStorage } from '@tarapath/api-client'
import { getOngoingStatus } from '@tarapath/api-client/consultations'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
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
afterEach(cleanup)

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
  const sent: string[] = []
  let line: Line | null = null
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    async fetch(input) {
      const request = input as Request
      const { pathname } = new URL(request.url)
      sent.push(pathname)
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
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <PlatformProvider
        store={store}
        environment={{ platform: 'web', origin: null, reference: null }}
        reload={() => {}}
      >
        {hasSession ? <SessionHost /> : null}
        {isOpen ? (
          <BeforeStartSheet
            kind="chat"
            astrologerId={astrologerId}
            name="Acharya Meera"
            onClose={() => setOpen(false)}
          />
        ) : null}
      </PlatformProvider>
    )
  }
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', Component: Page },
        { path: '/chat', element: <p>The chat page</p> },
      ])}
    />,
  )
  return {
    sent,
    user: userEvent.setup(),
    breakLine: (next: Line) => (line = next),
    ongoing: async () => (await getOngoingStatus(customer.client)).ongoing_data,
  }
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
