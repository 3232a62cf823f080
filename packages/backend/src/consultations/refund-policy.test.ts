import { expect, test } from 'vitest'
import { chargePaise } from './charge.ts'
import type { EndReason } from './lifecycle.ts'
import { refundDue, type Outcome } from './refund-policy.ts'

const RATE_PAISE = 2400
const outcome = (endReason: EndReason, paidSeconds: number, rest: Partial<Outcome> = {}): Outcome => ({
  kind: 'chat',
  endReason,
  ratePaise: RATE_PAISE,
  chargedPaise: chargePaise(paidSeconds, RATE_PAISE),
  paidSeconds,
  outageSeconds: 0,
  hasAstrologerWritten: true,
  ...rest,
})

// The six examples of the article "Why a chat ended".
test.each([
  ['a chat that the customer ends', outcome('customer', 250), undefined],
  ['a chat in which the astrologer wrote nothing', outcome('customer', 180, { hasAstrologerWritten: false }), 7200],
  ['an astrologer who leaves within the first minute', outcome('astrologer', 50), 2000],
  ['an outage of 40 seconds', outcome('customer', 600, { outageSeconds: 40 }), 1600],
  ['a call that drops', outcome('line_failed', 205, { kind: 'call' }), 1000],
  ['a call that drops within the first minute', outcome('line_failed', 40, { kind: 'call' }), 1600],
])('%s is refunded what is not owed', (_, facts, paise) => {
  expect(refundDue(facts)?.paise).toBe(paise)
})
