import type { Client } from '@tarapath/api-client'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import type { Ended } from '@tarapath/session-engine'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiAtom, isAnswerLateAtom, PlatformProvider } from '../platform/index.ts'
import { EndedContent } from './ended-content.tsx'
import { endedOnPageAtom } from './ended-on-page.ts'
import { partnerAtom } from './partner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const ENDED: Ended = {
  id: '501',
  order_type: 1,
  message: 'Chat Ended',
  variant: 'normal',
  review: false,
  by: 'user',
  confirmed: true,
}

const RUNNING: ConsultationHistoryItem = {
  id: 501,
  order_type: 1,
  status: 'in_progress',
  consultant: { id: 11, name: 'Acharya Meera', avatar: null },
  started_at: '2026-11-20T10:42:00Z',
  ended_at: null,
  duration_seconds: 60,
  amount_charged: 34,
  price_per_minute: 34,
  rating: null,
  has_recording: false,
}
const FINISHED: ConsultationHistoryItem = {
  ...RUNNING,
  status: 'completed',
  ended_at: '2026-11-20T10:43:53Z',
  duration_seconds: 113,
  amount_charged: 64.03,
}

/** The end of a consultation, over a history that can be changed. */
function openEnd() {
  const history = { item: RUNNING, read: async (): Promise<void> => {} }
  const api: Client = {
    session: { signIn: async () => {}, signOut: async () => {} },
    call: async <Reply,>({ name }: { name: string }) => {
      if (name === 'listRecommendedAstrologers') return [] as Reply
      await history.read()
      return { count: 1, next: null, previous: null, results: [history.item] } as Reply
    },
  }
  const store = createStore()
  store.set(apiAtom, api)
  const content = (ended: Ended) => (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <EndedContent ended={ended} level={3} />
    </PlatformProvider>
  )
  const { rerender } = render(content({ ...ENDED, confirmed: false }), { wrapper: MemoryRouter })
  const show = (ended: Ended) => {
    store.set(endedOnPageAtom, ended)
    rerender(content(ended))
  }
  return { history, store, show }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('an end that the server has not answered shows no receipt', async () => {
  openEnd()
  await pass(30_000)
  expect(screen.getByRole('status').textContent).toContain('Ending your consultation')
  expect(document.body.textContent).not.toContain('₹')
})

test('an end that a dead connection does not deliver says what can be done', async () => {
  const { store, show } = openEnd()
  store.set(isAnswerLateAtom, true)
  await pass(100)
  expect(screen.getByRole('status').textContent).toContain('by itself within 3 minutes')
  show({ ...ENDED, order_type: 2, confirmed: false })
  expect(screen.getByRole('status').textContent).toContain('Hang up to end it now')
  act(() => store.set(isAnswerLateAtom, false))
  expect(screen.getByRole('status').textContent).toContain('Ending your consultation')
})

test('the receipt is drawn when the entry is finished, and follows it when it changes', async () => {
  const { history, show } = openEnd()
  show(ENDED)
  await pass(5000)
  expect(document.body.textContent).not.toContain('₹34.00')
  history.item = FINISHED
  await pass(2000)
  expect(document.body.textContent).toContain('₹64.03')
  history.item = { ...FINISHED, refunded: 64.03, refund_reason: 'Acharya Meera wrote nothing.' }
  await pass(15_000)
  expect(document.body.textContent).toContain('Acharya Meera wrote nothing.')
})

test('an end that was heard late has its reason and its review from the history', async () => {
  const { history, show } = openEnd()
  history.item = { ...FINISHED, status_message: 'Your balance ran out.' }
  show({ ...ENDED, by: 'server' })
  await pass(100)
  expect(screen.getByText('Your balance ran out.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Rate Acharya Meera' })).toBeDefined()
})

const NOT_JOINED: Ended = { ...ENDED, by: 'server', message: 'Meera did not join in 2 minutes. You were not charged.' }

test('a missed request shows at once what to do and when it was asked, and its end once that is known', async () => {
  const { history, store, show } = openEnd()
  const reading = Promise.withResolvers<void>()
  history.read = () => reading.promise
  store.set(partnerAtom, {
    consultationId: '501',
    astrologerId: 11,
    name: 'Acharya Meera',
    portrait: null,
    ratePaise: 3400,
    askedAt: new Date('2026-11-20T10:40:00Z'),
  })
  show(NOT_JOINED)
  await pass(100)
  expect(screen.getByText('You were not charged.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined()
  expect(screen.getByText(/, asked$/)).toBeDefined()
  history.item = { ...FINISHED, status: 'cancelled', started_at: null, ended_at: '2026-11-20T10:42:00Z' }
  reading.resolve()
  await pass(100)
  expect(screen.getByText(/, request ended$/)).toBeDefined()
})

test('the end says that nothing was charged only where the server or the history says so', async () => {
  const { history, show } = openEnd()
  history.read = () => Promise.reject(new Error('no network'))
  show({ ...ENDED, by: 'server', message: 'Your balance ran out.' })
  await pass(100)
  expect(screen.queryByText('You were not charged.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
