import { createClient, memoryStorage } from '@tarapath/api-client'
import {
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
} from '@tarapath/api-client/consultations'
import { openFixture, TEST_ORIGIN, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, deviceClock } from '../platform/index.ts'
import { Recording } from './recording.tsx'

/** How long the bridge keeps it. */
let recordingDays = 60

/** The recording that the bridge reports for the next call. */
let recordingUrl: string | null = null
let fixture: Fixture
beforeAll(async () => {
  const calls = {
    connect: async ({ callId }: { callId: string }) => callId,
    report: async () => ({
      astrologerAnswered: true,
      customerAnswered: true,
      ended: { outcome: 'hung_up' as const, talkSeconds: 90, recordingUrl },
    }),
    hangUp: async () => {},
    readCallback: () => null,
    get recordingDays() {
      return recordingDays
    },
    fetchRecording: async () => new Response('sound'),
  }
  fixture = await openFixture({ ports: { calls }, settings: { publicOrigin: TEST_ORIGIN } })
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The recording of a call that ended so long ago, on its page. */
async function open({ isRecorded, agoMs = 0 }: { isRecorded: boolean; agoMs?: number }) {
  recordingUrl = isRecorded ? 'https://bridge.test/recording.mp3' : null
  const customer = await fixture.newCustomer(200)
  const consultant_id = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
  await placeAstrologerPickupCall(customer.client, { id })
  for (let waited = 0; waited < 30; waited += 1) {
    await fixture.seconds(1)
    if ((await getOngoingStatus(customer.client)).ongoing_data?.status === 'completed') break
  }
  shown = customer
  await show(agoMs)
}

/** The customer of the last call. */
let shown: SignedInCustomer

async function show(agoMs = 0) {
  const [item] = (await listConsultationHistory(shown.client)).results
  if (!item?.ended_at) throw new Error('The call has not ended.')
  const now = Date.parse(item.ended_at) + agoMs
  vi.spyOn(deviceClock, 'now').mockImplementation(() => now)
  const store = createStore()
  store.set(
    apiAtom,
    createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage: memoryStorage(shown) }),
  )
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Recording item={item} /> }])} />
    </Provider>,
  )
}

test('a recording is played through a link of its own, which expires', async () => {
  await open({ isRecorded: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to the recording' }))
  const player = await screen.findByLabelText('Recording', { selector: 'audio' })
  const address = new URL(player.getAttribute('src') ?? '', TEST_ORIGIN).href
  expect(await (await fixture.backend.fetch(address)).text()).toBe('sound')

  await fixture.seconds(601)
  expect((await fixture.backend.fetch(address)).ok).toBe(false)
  fireEvent.loadedMetadata(player)
  fireEvent.error(player)
  await screen.findByText('The link to the recording has expired. Load it again.')
  await userEvent.click(screen.getByRole('button', { name: 'Listen to the recording' }))
  await screen.findByLabelText('Recording', { selector: 'audio' })
})

test('a recording that the bridge has lost says so, and does not ask to load it again', async () => {
  await open({ isRecorded: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to the recording' }))
  fireEvent.error(await screen.findByLabelText('Recording', { selector: 'audio' }))
  await screen.findByText('The recording did not play. Try again later, or report a problem.')
})

test('a recording says who can hear it and until when, and afterwards that it was deleted', async () => {
  await open({ isRecorded: true })
  const until = /^Only you can listen to it, until (.+)\.$/.exec(
    (await screen.findByText(/^Only you can/)).textContent,
  )?.[1]
  cleanup()
  expect(until).toMatch(/20\d\d$/)
  recordingDays = 0
  await show()
  recordingDays = 60
  await screen.findByText(/^The recording was deleted on .+ 20\d\d\.$/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a call that has just ended may still get its recording', async () => {
  await open({ isRecorded: false })
  await screen.findByText('No recording yet. If this call was recorded, it appears here within an hour.')
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined()
})

test('a call that ended long ago says that it was not recorded', async () => {
  await open({ isRecorded: false, agoMs: 2 * 3_600_000 })
  await screen.findByText('This call was not recorded.')
})
