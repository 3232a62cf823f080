import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareBack } from './prorate-refund.ts'

const holdings = fc
  .array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 4 })
  .filter((paise) => paise.some((one) => one > 0))
  .map((paise) => paise.map((one, at) => ({ account: `platform:${at}`, paise: one })))

const total = (lines: readonly { paise: number }[]) => lines.reduce((sum, { paise }) => sum + paise, 0)

test('however often something comes back, it comes in proportion, and never more than was paid', () => {
  fc.assert(
    fc.property(holdings, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (paid, parts) => {
      let held = paid
      for (const part of [...parts, 1]) {
        const kept = total(held)
        const paise = Math.floor(kept * part)
        const back = shareBack(held, paise)
        expect(total(back)).toBe(paise)
        for (const { account, paise: share } of back) {
          const own = held.find((one) => one.account === account)!.paise
          expect(share).toBeLessThanOrEqual(own)
          expect(Math.abs(share - (paise * own) / kept)).toBeLessThan(1)
        }
        const given = new Map(back.map(({ account, paise: share }) => [account, share]))
        held = held.map(({ account, paise: own }) => ({ account, paise: own - (given.get(account) ?? 0) }))
      }
      // The last part was all that was left.
      expect(held.every(({ paise }) => paise === 0)).toBe(true)
    }),
  )
})

test('half of an odd amount leaves nobody with a part of a paisa', () => {
  const paid = [
    { account: 'astrologer:7', paise: 750 },
    { account: 'platform:gst', paise: 229 },
    { account: 'platform:revenue', paise: 521 },
  ]
  expect(shareBack(paid, 751)).toEqual([
    { account: 'astrologer:7', paise: 375 },
    { account: 'platform:gst', paise: 115 },
    { account: 'platform:revenue', paise: 261 },
  ])
  expect(shareBack(paid, 1500)).toEqual(paid)
  expect(shareBack(paid, 0)).toEqual([])
  expect(() => shareBack(paid, 1501)).toThrow('cannot come back')
})
