import type { PaymentState } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { afterLook, LOOKS_MS } from './payment-watch.ts'

const pending: PaymentState = {
  txn_id: 't',
  status: 'pending',
  amount: 500,
  balance: 0,
  message: null,
  completed_at: null,
}

test('a settled payment is shown at once', () => {
  expect(afterLook({ ...pending, status: 'success' }, 0)).toMatchObject({ name: 'settled' })
  expect(afterLook({ ...pending, status: 'failed' }, 3)).toMatchObject({ name: 'settled' })
})

test('an open one is looked at for two minutes, then the customer may leave', () => {
  expect(LOOKS_MS.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(120_000)
  expect(afterLook(pending, LOOKS_MS.length - 1)).toEqual({ name: 'checking', lookedAgain: true })
  expect(afterLook(pending, LOOKS_MS.length)).toEqual({ name: 'pending', payment: pending })
})

test('a lost connection is not a failed payment', () => {
  expect(afterLook(null, 1)).toEqual({ name: 'checking', lookedAgain: true })
  expect(afterLook(null, LOOKS_MS.length)).toEqual({ name: 'pending', payment: null })
})
