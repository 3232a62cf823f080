import type { PaymentState } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { POLL_DELAYS_MS } from './payment-delays.ts'
import { viewAfterPoll } from './payment-watch.ts'

const pending: PaymentState = {
  txn_id: 't',
  status: 'pending',
  amount: 500,
  balance: 0,
  message: null,
  completed_at: null,
}

test('a settled payment is shown at once', () => {
  expect(viewAfterPoll({ ...pending, status: 'success' }, 0)).toMatchObject({ name: 'settled' })
  expect(viewAfterPoll({ ...pending, status: 'failed' }, 3)).toMatchObject({ name: 'settled' })
})

test('an open payment is polled for two minutes and then shown as pending', () => {
  expect(POLL_DELAYS_MS.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(120_000)
  expect(viewAfterPoll(pending, POLL_DELAYS_MS.length - 1)).toEqual({
    name: 'checking',
    isRepeated: true,
    payment: pending,
  })
  expect(viewAfterPoll(pending, POLL_DELAYS_MS.length)).toEqual({ name: 'pending', payment: pending })
})

test('a lost connection is not a failed payment', () => {
  expect(viewAfterPoll(null, 1)).toEqual({ name: 'checking', isRepeated: true, payment: null })
  expect(viewAfterPoll(null, POLL_DELAYS_MS.length)).toEqual({ name: 'pending', payment: null })
})
