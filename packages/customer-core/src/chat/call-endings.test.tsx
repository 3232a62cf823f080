import { createClient, memoryStorage } from '@tarapath/api-client'
import { getOngoingStatus, placeAstrologerPickupCall, requestConsultation } from '@tarapath/api-client/consultations'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import type { Ended } from '@tarapath/session-engine'
import { render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endedOnPageAtom, partnerAtom } from '../consultation/index.ts'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import ChatScreen from './chat-screen.tsx'

/** How the next call ends at the bridge. */
let outcome: 'astrologer_busy' | 'customer_busy' | 'customer_no_answer' | 'failed' = 'failed'
let fixture: Fixture
beforeAll(async () => {
  const calls = {
    connect: async ({ callId }: { callId: string }) => callId,
    report: async () => ({
      astrologerAnswered: false,
      customerAnswered: false,
      ended: { outcome, talkSeconds: null, recordingUrl: null },
    }),
    hangUp: async () => {},
    readCallback: () => null,
    recordingDays: null,
    fetchRecording: async () => new Response(null, { status: 404 }),
  }
  fixture = await openFixture({ ports: { calls } })
})
afterAll(() => fixture.backend.close())

test.each([
  ['astrologer_busy', 'astro_busy', 'The phone of Acharya Meera was busy'],
  ['customer_busy', 'customer_busy', 'Your phone was busy'],
  ['customer_no_answer', 'customer_no_answer', 'You did not answer the phone'],
  ['failed', 'call_failed', 'The call could not be connected, or the connection was lost'],
] as const)('a call that ends with %s says why, and that nothing was charged', async (ends, subStatus, heading) => {
  outcome = ends
  const customer = await fixture.newCustomer(200)
  const consultant_id = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
  await placeAstrologerPickupCall(customer.client, { id })
  for (let waited = 0; waited < 30; waited += 1) {
    await fixture.seconds(1)
    if ((await getOngoingStatus(customer.client)).ongoing_data?.sub_status) break
  }
  const { ongoing_data: status } = await getOngoingStatus(customer.client)
  expect(status?.sub_status).toBe(subStatus)
  const ended: Ended = {
    id: String(id),
    order_type: 2,
    message: status?.status_message ?? '',
    variant: 'normal',
    review: status?.show_review_popup ?? true,
    by: 'server',
    confirmed: true,
  }

  const store = createStore()
  store.set(
    apiAtom,
    createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage: memoryStorage(customer) }),
  )
  store.set(signInAtom, 'signed-in')
  store.set(endedOnPageAtom, ended)
  store.set(partnerAtom, {
    consultationId: ended.id,
    astrologerId: consultant_id,
    name: 'Acharya Meera',
    portrait: null,
    ratePaise: 1500,
  })
  const Page = () => (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <ChatScreen />
    </PlatformProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  await screen.findByText('You were not charged.')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toContain('call=start')
})
