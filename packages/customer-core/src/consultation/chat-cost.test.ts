import { expect, test } from 'vitest'
import { minutesFor, spentPaise } from './chat-cost.ts'

test('14 minutes 46 seconds at ₹18 cost ₹265.80', () => expect(spentPaise(14 * 60 + 46, 1800)).toBe(26580))
test('the cost of a second is rounded down to whole paise', () => expect(spentPaise(1, 1000)).toBe(16))
test('negative seconds cost nothing', () => expect(spentPaise(-3, 1800)).toBe(0))
test('₹412.50 pay for 22 whole minutes at ₹18', () => expect(minutesFor(41250, 1800)).toBe(22))
