import { createClient, memoryStorage } from '@tarapath/api-client'
import { getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, useAtomValue } from 'jotai'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import { CancelRequest } from './cancel-request.tsx'
import { sessionViewAtom } from './session-atoms.ts'
import SessionHost from './session-host.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const NOT_CANCELLED = 'Could not cancel your request. Try again.'

const Phase = () => <p>The phase is {useAtomValue(sessionViewAtom)?.phase}</p>

/** A page whose request waits, and whose cancellations the server refuses with a status. */
async function openWaiting(status: number) {
  const customer = await fixture.newCustomer(500)
  const consultant_id = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
  const server = { isRefusing: true }
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    async fetch(input) {
      const request = input as Request
      const isRefused = server.isRefusing && request.method === 'PATCH' && request.url.endsWith('/ongoing-status/')
      return isRefused ? new Response('{}', { status }) : fixture.backend.fetch(request)
    },
    storage: memoryStorage(customer),
    retry: 0,
  })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  render(
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <SessionHost />
      <CancelRequest size="l" />
      <Phase />
    </PlatformProvider>,
    { wrapper: MemoryRouter },
  )
  await screen.findByText('The phase is waiting')
  const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  return { customer, id, server, cancel }
}

test.each([429, 500, 504])(
  'a request that is not cancelled because of a %d says so, and can be cancelled again',
  async (status) => {
    const { customer, server, cancel } = await openWaiting(status)
    await cancel()
    expect((await screen.findByRole('alert')).textContent).toBe(NOT_CANCELLED)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'requested' })
    server.isRefusing = false
    await cancel()
    expect(await screen.findByText('The phase is none')).toBeDefined()
    expect(screen.queryByText(NOT_CANCELLED)).toBeNull()
  },
)

test('each failure is announced', async () => {
  const { cancel } = await openWaiting(500)
  await cancel()
  const first = await screen.findByRole('alert')
  await cancel()
  await waitFor(() => expect(first.isConnected).toBe(false))
  expect((await screen.findByRole('alert')).textContent).toBe(NOT_CANCELLED)
})

test('a request that becomes a chat after all has nothing to cancel any more', async () => {
  const { customer, id, cancel } = await openWaiting(500)
  await cancel()
  await screen.findByRole('alert')
  await startChat(customer.client, { consultation_id: id })
  await vi.waitFor(async () => {
    await fixture.seconds(1)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'in_progress' })
  }, 30_000)
  await screen.findByText('The phase is active')
  expect(screen.queryByRole('alert')).toBeNull()
})
