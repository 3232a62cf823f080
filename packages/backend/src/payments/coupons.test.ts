import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoCoupons } from '@tarapath/sandbox'
import { couponRefusal, discountPaise, isAvailable } from './coupons.ts'
import type { Coupon } from './tables.ts'
import { computeQuote } from './quote.ts'
import { bonusPaise, MAX_RECHARGE_PAISE, MIN_RECHARGE_PAISE } from '../money/recharge-amounts.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const fresh = { usedCodes: new Set<string>(), hasRecharged: false }
const amount = fc.integer({ min: MIN_RECHARGE_PAISE, max: MAX_RECHARGE_PAISE })
const COUPONS = demoCoupons(NOW).map((demo, index): Coupon => ({ ...demo, id: index + 1 }))
const code = fc.constantFrom(...COUPONS.map(({ code: name }) => name))

function coupon(name: string) {
  const found = COUPONS.find((each) => each.code === name)
  if (!found) throw new Error(`no coupon ${name}`)
  return found
}

test('a quote adds up in whole paise, and no discount exceeds its limit', () => {
  fc.assert(
    fc.property(amount, code, (paise, name) => {
      const discount = discountPaise(coupon(name), paise)
      const quote = computeQuote({ amountPaise: paise, gstPercent: 18 }, discount, name)
      expect(
        Object.values(quote)
          .filter((value) => typeof value === 'number')
          .every(Number.isSafeInteger),
      ).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(Math.min(paise, coupon(name).maxPaise ?? paise))
      expect(quote.payablePaise).toBe(paise - discount + quote.gstPaise)
      expect(Math.abs(quote.gstPaise * 100 - (paise - discount) * 18)).toBeLessThanOrEqual(50)
    }),
  )
})

test('a larger recharge never gets a smaller bonus', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(bonusPaise(Math.max(a, b))).toBeGreaterThanOrEqual(bonusPaise(Math.min(a, b)))
    }),
  )
})

test.each([
  ['NAMASTE20', 100_00, 20_00],
  ['NAMASTE20', 900_00, 100_00],
  ['SHUBH50', 500_00, 50_00],
  ['GURU10', 2000_00, 200_00],
  ['GURU10', 5000_00, 300_00],
])('%s on %d paise gives a discount of %d', (name, paise, discount) => {
  expect(discountPaise(coupon(name), paise)).toBe(discount)
})

test('a coupon that cannot be applied says why', () => {
  expect(couponRefusal(coupon('SHUBH50'), NOW, 499_99, fresh)).toContain('₹500.00 or more')
  expect(couponRefusal(coupon('DIWALI15'), NOW, 500_00, fresh)).toContain('expired')
  expect(couponRefusal(coupon('NAMASTE20'), NOW, 500_00, { ...fresh, hasRecharged: true })).toContain('first recharge')
  expect(couponRefusal(coupon('GURU10'), NOW, 5000_00, { ...fresh, usedCodes: new Set(['GURU10']) })).toContain(
    'already',
  )
  expect(couponRefusal(coupon('GURU10'), NOW, 5000_00, fresh)).toBeNull()
})

test('only coupons that the customer can still use are shown', () => {
  const history = { usedCodes: new Set(['SHUBH50']), hasRecharged: true }
  expect(COUPONS.filter((each) => isAvailable(each, NOW, history)).map((available) => available.code)).toEqual([
    'GURU10',
  ])
})
