import { ApiError, type Client } from '@tarapath/api-client'
import type { PaymentState } from '@tarapath/api-client/types'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiAtom } from '../platform/index.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

const pending: PaymentState = {
  txn_id: 't',
  status: 'pending',
  amount: 500,
  balance: 0,
  message: null,
  completed_at: null,
}

/** The replies to the next polls; null for none. */
let payment: PaymentState | null
let polls: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  polls = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function watch() {
  const store = createStore()
  const api = {
    async call(endpoint: { name: string }, options: unknown) {
      polls.push(options)
      await Promise.resolve()
      if (payment === null) throw new ApiError('network', endpoint.name, {})
      return payment
    },
  } as unknown as Client
  store.set(apiAtom, api)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(() => usePaymentWatch('t'), { wrapper }).result
}

/** Polls until the watch gives up. */
async function untilPending(watched: ReturnType<typeof watch>) {
  while (watched.current.view.name !== 'pending') await act(() => vi.advanceTimersToNextTimerAsync())
}

test('a pending payment keeps its sum while it is checked again', async () => {
  payment = pending
  const watched = watch()
  await untilPending(watched)
  act(() => watched.current.checkAgain())
  expect(watched.current.view).toEqual({ name: 'checking', isRepeated: true, payment: pending })
})

test('no answer is called missing before it was asked for again', async () => {
  payment = null
  const watched = watch()
  await untilPending(watched)
  act(() => watched.current.checkAgain())
  expect(watched.current.view).toEqual({ name: 'checking', isRepeated: false, payment: null })
})

test('a poll without an answer is not the last, and each is one attempt', async () => {
  payment = null
  const watched = watch()
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(watched.current.view).toEqual({ name: 'checking', isRepeated: true, payment: null })
  payment = pending
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(watched.current.view).toEqual({ name: 'checking', isRepeated: true, payment: pending })
  expect(polls.every((options) => (options as { retry?: number }).retry === 0)).toBe(true)
})

test('the sum stays known while no answer comes', async () => {
  payment = pending
  const watched = watch()
  await act(() => vi.advanceTimersToNextTimerAsync())
  payment = null
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(watched.current.view).toMatchObject({ payment: null })
  expect(watched.current.known).toEqual(pending)
})
