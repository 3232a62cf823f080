import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargePaise, coveredSeconds, minutePaise } from './charge.ts'
import { endedBy, endSentence } from './end-words.ts'
import {
  after,
  END_REASONS,
  endByTime,
  isReviewable,
  nextWholeSecond,
  paidSeconds,
  reasonOfEndCall,
  statusOf,
  type Timeline,
} from './lifecycle.ts'

const START = new Date('2026-11-20T06:30:00Z')

const waiting: Timeline = {
  requestedAt: START,
  rangAt: null,
  lastSeenAt: null,
  astrologerPickedUpAt: null,
  customerPickedUpAt: null,
  startedAt: null,
  endedAt: null,
  endReason: null,
  ratePaise: 1500,
  maxSeconds: 900,
  limitSeconds: null,
}
const running: Timeline = { ...waiting, astrologerPickedUpAt: START, customerPickedUpAt: START, startedAt: START }

test('the times printed on a receipt differ by exactly the paid seconds', () => {
  const printed = (moment: Date) => Math.floor(moment.getTime() / 1000)
  fc.assert(
    fc.property(fc.nat(999), fc.integer({ min: 1000, max: 900_000 }), (pickUpMs, laterMs) => {
      const pickedUpAt = new Date(START.getTime() + pickUpMs)
      const startedAt = nextWholeSecond(pickedUpAt)
      const endedAt = new Date(pickedUpAt.getTime() + laterMs)
      expect(startedAt.getTime()).toBeGreaterThanOrEqual(pickedUpAt.getTime())
      expect(paidSeconds({ ...running, startedAt, endedAt }, endedAt)).toBe(printed(endedAt) - printed(startedAt))
    }),
  )
})

describe('the price', () => {
  test('is by the second, in whole paise, in the favour of the customer', () => {
    expect(chargePaise(60, 1500)).toBe(1500)
    expect(chargePaise(61, 1500)).toBe(1525)
    expect(chargePaise(1, 900)).toBe(15)
    expect(chargePaise(1, 59)).toBe(0)
    expect(chargePaise(0, 1500)).toBe(0)
  })

  test('minutes add up to the charge, whatever the rate and the length', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 20_000 }), (seconds, rate) => {
        let sum = 0
        for (let minute = 0; minute * 60 < seconds; minute += 1) {
          const paise = minutePaise(minute, seconds, rate)
          expect(paise).toBeGreaterThanOrEqual(0)
          sum += paise
        }
        expect(sum).toBe(chargePaise(seconds, rate))
      }),
    )
  })

  test('what a balance covers never costs more than the balance, and one minute more would', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 20_000 }), (balance, rate) => {
        const seconds = coveredSeconds(balance, rate)
        expect(chargePaise(seconds, rate)).toBeLessThanOrEqual(balance)
        expect(chargePaise(seconds + 60, rate)).toBeGreaterThan(balance)
      }),
    )
  })
})

describe('time', () => {
  test('a request that nobody picks up is missed after two minutes', () => {
    expect(endByTime(waiting, after(START, 119.9))).toBeNull()
    expect(endByTime(waiting, after(START, 500))).toEqual({ at: after(START, 120), reason: 'missed' })
  })

  test('a customer who does not come is told so', () => {
    const alone = { ...waiting, astrologerPickedUpAt: START }
    expect(endByTime(alone, after(START, 120))).toEqual({ at: after(START, 120), reason: 'customer_absent' })
  })

  test('a run ends at its maximum, however late it is noticed', () => {
    expect(endByTime(running, after(START, 899))).toBeNull()
    expect(endByTime(running, after(START, 5000))).toEqual({ at: after(START, 900), reason: 'balance' })
    expect(endByTime({ ...running, maxSeconds: 300, limitSeconds: 300 }, after(START, 300))?.reason).toBe('limit')
    expect(endByTime({ ...running, limitSeconds: 1200 }, after(START, 900))?.reason).toBe('balance')
  })

  test('paid time runs from both picked up, never past the maximum, never below zero', () => {
    expect(paidSeconds(waiting, after(START, 50))).toBe(0)
    expect(paidSeconds(running, after(START, 59.9))).toBe(59)
    expect(paidSeconds(running, after(START, 5000))).toBe(900)
    expect(paidSeconds(running, after(START, -5))).toBe(0)
  })

  test('a minute must be paid before a review is asked for', () => {
    const ended = (seconds: number): Timeline => ({ ...running, endedAt: after(START, seconds), endReason: 'customer' })
    expect(isReviewable(running)).toBe(false)
    expect(isReviewable(ended(59))).toBe(false)
    expect(isReviewable(ended(60))).toBe(true)
  })
})

describe('the end', () => {
  test('a browser is believed about silence, and about time only near the time', () => {
    const at = (seconds: number) => after(START, seconds)
    expect(reasonOfEndCall(running, at(10), { auto: true, reason: 'idle expired' })).toBe('idle')
    expect(reasonOfEndCall(running, at(10), { auto: true, reason: 'max duration' })).toBe('customer')
    expect(reasonOfEndCall(running, at(896), { auto: true, reason: 'max duration' })).toBe('balance')
    expect(reasonOfEndCall(running, at(10), { auto: false, reason: 'anything' })).toBe('customer')
    expect(reasonOfEndCall(waiting, at(10), { auto: true, reason: 'idle expired' })).toBe('cancelled')
  })

  test('each reason has a status, a sentence or none, and somebody who ended it', () => {
    const about = { astrologerName: 'Acharya Meera', kind: 'chat' as const, limitSeconds: 900 }
    const told = END_REASONS.map((reason) => [
      reason,
      statusOf({ ...waiting, endedAt: START, endReason: reason }),
      endSentence({ ...about, reason }),
      endedBy(reason),
    ])
    expect(told).toEqual([
      ['customer', 'cancelled', null, 'customer'],
      ['idle', 'cancelled', null, 'time'],
      ['limit', 'cancelled', 'It reached the 15-minute limit you set.', 'time'],
      ['balance', 'cancelled', 'Your balance ran out.', 'time'],
      ['silent', 'cancelled', 'We did not hear from your phone for 3 minutes, so we ended the chat.', 'time'],
      ['astrologer', 'cancelled', 'Acharya Meera ended the chat.', 'astrologer'],
      ['rejected', 'rejected', 'Acharya Meera cannot take a chat right now. You were not charged.', 'astrologer'],
      ['missed', 'missed', 'Acharya Meera did not join in 2 minutes. You were not charged.', 'time'],
      ['customer_absent', 'missed', 'You did not join in 2 minutes. You were not charged.', 'time'],
      ['cancelled', 'cancelled', 'You cancelled the request. You were not charged.', 'customer'],
      ['astrologer_line_busy', 'missed', 'The line of Acharya Meera is busy. You were not charged.', 'astrologer'],
      ['customer_line_busy', 'missed', 'Your line was busy. You were not charged.', 'customer'],
      ['line_failed', 'cancelled', 'The call could not be connected, or the line broke.', null],
      ['hung_up', 'cancelled', null, null],
      ['outage', 'cancelled', 'We were out of reach, so the chat was ended. That was our fault.', null],
    ])
    expect(endSentence({ ...about, reason: 'limit', limitSeconds: 90 })).toBe('It reached the 90-second limit you set.')
  })
})
