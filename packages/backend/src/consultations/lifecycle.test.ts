import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargePaise, coveredSeconds, minutePaise } from './charge.ts'
import { endedBy, endReasonText } from './end-reason-text.ts'
import {
  addSeconds,
  END_REASONS,
  dueEnding,
  isReviewable,
  nextWholeSecond,
  paidSeconds,
  endReasonOfRequest,
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
  test('is charged by the second and rounded down to a whole paisa', () => {
    expect(chargePaise(60, 1500)).toBe(1500)
    expect(chargePaise(61, 1500)).toBe(1525)
    expect(chargePaise(1, 900)).toBe(15)
    expect(chargePaise(1, 59)).toBe(0)
    expect(chargePaise(0, 1500)).toBe(0)
  })

  test('of single minutes adds up to the charge for every rate and duration', () => {
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

  test('of the covered duration never exceeds the balance, and one more minute would', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 20_000 }), (balance, rate) => {
        const seconds = coveredSeconds(balance, rate)
        expect(chargePaise(seconds, rate)).toBeLessThanOrEqual(balance)
        expect(chargePaise(seconds + 60, rate)).toBeGreaterThan(balance)
      }),
    )
  })
})

describe('the due end', () => {
  test('a request that the astrologer does not pick up is missed after two minutes', () => {
    expect(dueEnding(waiting, addSeconds(START, 119.9))).toBeNull()
    expect(dueEnding(waiting, addSeconds(START, 500))).toEqual({ at: addSeconds(START, 120), reason: 'missed' })
  })

  test('a customer who does not join has the end reason customer_absent', () => {
    const alone = { ...waiting, astrologerPickedUpAt: START }
    expect(dueEnding(alone, addSeconds(START, 120))).toEqual({ at: addSeconds(START, 120), reason: 'customer_absent' })
  })

  test('a consultation ends at its maximum duration, however late the end is detected', () => {
    expect(dueEnding(running, addSeconds(START, 899))).toBeNull()
    expect(dueEnding(running, addSeconds(START, 5000))).toEqual({ at: addSeconds(START, 900), reason: 'balance' })
    expect(dueEnding({ ...running, maxSeconds: 300, limitSeconds: 300 }, addSeconds(START, 300))?.reason).toBe('limit')
    expect(dueEnding({ ...running, limitSeconds: 1200 }, addSeconds(START, 900))?.reason).toBe('balance')
  })

  test('paid time starts when both have picked up, ends at the maximum and is never negative', () => {
    expect(paidSeconds(waiting, addSeconds(START, 50))).toBe(0)
    expect(paidSeconds(running, addSeconds(START, 59.9))).toBe(59)
    expect(paidSeconds(running, addSeconds(START, 5000))).toBe(900)
    expect(paidSeconds(running, addSeconds(START, -5))).toBe(0)
  })

  test('a review needs at least one paid minute', () => {
    const ended = (seconds: number): Timeline => ({
      ...running,
      endedAt: addSeconds(START, seconds),
      endReason: 'customer',
    })
    expect(isReviewable(running)).toBe(false)
    expect(isReviewable(ended(59))).toBe(false)
    expect(isReviewable(ended(60))).toBe(true)
  })
})

describe('the end reason', () => {
  test('is idle when the browser says so, and the maximum only near the maximum', () => {
    const at = (seconds: number) => addSeconds(START, seconds)
    expect(endReasonOfRequest(running, at(10), { auto: true, reason: 'idle expired' })).toBe('idle')
    expect(endReasonOfRequest(running, at(10), { auto: true, reason: 'max duration' })).toBe('customer')
    expect(endReasonOfRequest(running, at(896), { auto: true, reason: 'max duration' })).toBe('balance')
    expect(endReasonOfRequest(running, at(10), { auto: false, reason: 'anything' })).toBe('customer')
    expect(endReasonOfRequest(waiting, at(10), { auto: true, reason: 'idle expired' })).toBe('cancelled')
  })

  test('determines the status, the text and who ended the consultation', () => {
    const about = { astrologerName: 'Acharya Meera', kind: 'chat' as const, limitSeconds: 900 }
    const derived = END_REASONS.map((reason) => [
      reason,
      statusOf({ ...waiting, endedAt: START, endReason: reason }),
      endReasonText({ ...about, reason }),
      endedBy(reason),
    ])
    expect(derived).toEqual([
      ['customer', 'cancelled', null, 'customer'],
      ['idle', 'cancelled', 'Ended after 3 minutes without messages.', 'time'],
      ['limit', 'cancelled', 'The chat reached the 15-minute limit you set.', 'time'],
      ['balance', 'cancelled', 'Your balance ran out.', 'time'],
      ['silent', 'cancelled', 'Your app did not respond for 3 minutes, so we ended the chat.', 'time'],
      ['astrologer', 'cancelled', 'Acharya Meera ended the chat.', 'astrologer'],
      ['rejected', 'rejected', 'Acharya Meera cannot take a chat right now. You were not charged.', 'astrologer'],
      ['missed', 'missed', 'Acharya Meera did not join in 2 minutes. You were not charged.', 'time'],
      ['customer_absent', 'missed', 'You did not join in 2 minutes. You were not charged.', 'time'],
      ['cancelled', 'cancelled', 'You cancelled the request. You were not charged.', 'customer'],
      ['astrologer_line_busy', 'missed', 'The phone of Acharya Meera was busy. You were not charged.', 'astrologer'],
      ['customer_line_busy', 'missed', 'Your phone was busy. You were not charged.', 'customer'],
      ['line_failed', 'cancelled', 'The call could not be connected, or the connection was lost.', null],
      ['hung_up', 'cancelled', null, null],
      ['outage', 'cancelled', 'Our service was unavailable, so the chat ended. We are sorry.', null],
    ])
    expect(endReasonText({ ...about, reason: 'limit', limitSeconds: 90 })).toBe(
      'The chat reached the 90-second limit you set.',
    )
  })
})
