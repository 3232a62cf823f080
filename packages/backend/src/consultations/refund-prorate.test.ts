import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorateRefund } from './refund-prorate.ts'

const amounts = fc
  .array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 4 })
  .filter((paise) => paise.some((one) => one > 0))
  .map((paise) => paise.map((one, at) => ({ account: `platform:${at}`, paise: one })))

const total = (lines: readonly { paise: number }[]) => lines.reduce((sum, { paise }) => sum + paise, 0)

test('repeated refunds are in proportion and never exceed the payment', () => {
  fc.assert(
    fc.property(amounts, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (paid, parts) => {
      let received = paid
      for (const part of [...parts, 1]) {
        const left = total(received)
        const paise = Math.floor(left * part)
        const shares = prorateRefund(received, paise)
        expect(total(shares)).toBe(paise)
        for (const { account, paise: share } of shares) {
          const own = received.find((one) => one.account === account)!.paise
          expect(share).toBeLessThanOrEqual(own)
          expect(Math.abs(share - (paise * own) / left)).toBeLessThan(1)
        }
        const refunded = new Map(shares.map(({ account, paise: share }) => [account, share]))
        received = received.map(({ account, paise: own }) => ({ account, paise: own - (refunded.get(account) ?? 0) }))
      }
      // The last part is the rest.
      expect(received.every(({ paise }) => paise === 0)).toBe(true)
    }),
  )
})

test('half of an odd amount is divided into whole paise', () => {
  const paid = [
    { account: 'astrologer:7', paise: 750 },
    { account: 'platform:gst', paise: 229 },
    { account: 'platform:revenue', paise: 521 },
  ]
  expect(prorateRefund(paid, 751)).toEqual([
    { account: 'astrologer:7', paise: 375 },
    { account: 'platform:gst', paise: 115 },
    { account: 'platform:revenue', paise: 261 },
  ])
  expect(prorateRefund(paid, 1500)).toEqual(paid)
  expect(prorateRefund(paid, 0)).toEqual([])
  expect(() => prorateRefund(paid, 1501)).toThrow('cannot be refunded')
})
